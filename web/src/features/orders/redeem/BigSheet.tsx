import { bigWords } from '@/features/orders/redeem/words.big';
import { redeemWords as words } from '@/features/orders/words.redeem';
import { Done } from '@/trade/form/Done';
import { RadioGroup, RadioRow } from '@/ui/Checks';
import { Sheet } from '@/ui/Sheet';

interface BigSheetProps {
  open: boolean;
  deferRest: boolean;
  onDefer: (deferRest: boolean) => void;
  onClose: () => void;
}

/** What becomes of the rest when the fund can't serve all redemptions of the day. */
export default function BigSheet({ open, deferRest, onDefer, onClose }: BigSheetProps) {
  return (
    <Sheet open={open} title={words.big} onClose={onClose} foot={<Done onClick={onClose} />}>
      <p className="mb-2 text-13 text-t2">{bigWords.text}</p>
      <RadioGroup
        label={words.big}
        value={deferRest ? 'defer' : 'cancel'}
        onChange={(value) => onDefer(value === 'defer')}
      >
        <RadioRow value="defer" title={words.bigDefer} />
        <RadioRow value="cancel" title={words.bigCancel} />
      </RadioGroup>
    </Sheet>
  );
}
