import { toCardWords } from '@/features/orders/redeem/words.card';
import { redeemWords as words } from '@/features/orders/words.redeem';
import type { Promised } from '@/trade/form/promised';
import { SharesPassword } from '@/trade/form/SharesPassword';
import { passwordWords } from '@/trade/form/words.password';
import { type Estimate, keepEstimate } from '@/trade/order/estimate';
import { type components, redeemPension } from '@/wire/gen/pension';

interface PensionPasswordProps {
  /** The draft's name. */
  of: string;
  open: boolean;
  input: components['schemas']['PensionRedeemRequest'];
  promised: Promised;
  /** What the page expects of it. */
  estimate?: Estimate | undefined;
  fundName: string;
  onSend: () => void;
  onClose: () => void;
}

/** The password, then the redemption back into the pension account. */
export default function PensionPassword({ fundName, estimate, ...sheet }: PensionPasswordProps) {
  return (
    <SharesPassword
      {...sheet}
      place={redeemPension}
      submit={words.submit}
      what={passwordWords.what(toCardWords.pension, fundName)}
      onTaken={(orderNo, { promisedFee }) => {
        // Of another fee, nobody has said what arrives.
        if (estimate && promisedFee === estimate.fee) keepEstimate(orderNo, estimate);
      }}
    />
  );
}
