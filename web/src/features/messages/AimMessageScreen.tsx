import { useArgs } from '@/route/navigation';
import { Centre } from './Centre';
import { OneMessage } from './OneMessage';

/** One message by its id; without one the message centre. */
export default function AimMessageScreen() {
  const { id } = useArgs('/aimmessagescreen');
  return id ? <OneMessage id={id} /> : <Centre />;
}
