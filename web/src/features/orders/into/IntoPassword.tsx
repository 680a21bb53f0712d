import type { Promised } from '@/trade/form/promised';
import { SharesPassword } from '@/trade/form/SharesPassword';
import { onwardWords } from '@/trade/order/words.onward';
import { type components, redeemInto } from '@/wire/gen/orders';
import { intoWords as words } from './words.into';

interface IntoPasswordProps {
  /** The draft's name. */
  of: string;
  open: boolean;
  input: components['schemas']['RedeemIntoRequest'];
  promised: Promised;
  /** Of both funds, the one that is redeemed first. */
  names: readonly [string, string];
  onSend: () => void;
  onClose: () => void;
}

/** The password, then the redemption into a fund. */
export default function IntoPassword({ names, ...sheet }: IntoPasswordProps) {
  const what = onwardWords.pair(...names);
  return <SharesPassword {...sheet} place={redeemInto} submit={words.submit} what={what} />;
}
