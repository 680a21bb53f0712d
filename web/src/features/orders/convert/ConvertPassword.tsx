import type { Promised } from '@/trade/form/promised';
import { SharesPassword } from '@/trade/form/SharesPassword';
import { convertedWords } from '@/trade/order/words.converted';
import { type components, convert } from '@/wire/gen/orders';
import { convertWords as words } from './words.convert';

interface ConvertPasswordProps {
  /** The draft's name. */
  of: string;
  open: boolean;
  input: components['schemas']['ConvertRequest'];
  promised: Promised;
  /** Of both funds, the one that goes out first. */
  names: readonly [string, string];
  onSend: () => void;
  onClose: () => void;
}

/** The password, then the conversion. */
export default function ConvertPassword({ names, ...sheet }: ConvertPasswordProps) {
  const what = convertedWords.pair(...names);
  return <SharesPassword {...sheet} place={convert} submit={words.submit} what={what} />;
}
