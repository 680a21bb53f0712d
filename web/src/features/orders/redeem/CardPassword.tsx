import { toCardWords } from '@/features/orders/redeem/words.card';
import { redeemWords as words } from '@/features/orders/words.redeem';
import type { Promised } from '@/trade/form/promised';
import { SharesPassword } from '@/trade/form/SharesPassword';
import { passwordWords } from '@/trade/form/words.password';
import { type Estimate, keepEstimate } from '@/trade/order/estimate';
import { type components, redeem } from '@/wire/gen/orders';

interface CardPasswordProps {
  /** The draft's name. */
  of: string;
  open: boolean;
  input: components['schemas']['RedeemRequest'];
  promised: Promised;
  /** What the page expects of it. */
  estimate?: Estimate | undefined;
  fundName: string;
  onSend: () => void;
  onClose: () => void;
}

/** The password, then the redemption to the card. */
export default function CardPassword({ fundName, estimate, ...sheet }: CardPasswordProps) {
  const way = sheet.input.quick ? toCardWords.quick : toCardWords.ordinary;
  const what = passwordWords.what(way, fundName);
  return (
    <SharesPassword
      {...sheet}
      place={redeem}
      submit={words.submit}
      what={what}
      onTaken={(orderNo, { promisedFee }) => {
        // Of another fee, nobody has said what arrives.
        if (estimate && promisedFee === estimate.fee) keepEstimate(orderNo, estimate);
      }}
    />
  );
}
