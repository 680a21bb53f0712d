import { goBack } from '@/app/navigation';
import { useUser } from '@/app/user';
import { CardBinding } from './CardBinding';
import { bindingWords as words } from './words';

/** One more card of the customer's own. */
export default function AddCardScreen() {
  const { data: user } = useUser();
  return (
    <CardBinding
      title={words.title}
      holder={user?.custName ?? undefined}
      certNo={user?.certInfoVo?.certNo}
      onBound={goBack}
    />
  );
}
