import { AmountSheet } from './AmountSheet';
import { CycleSheet } from './CycleSheet';
import { FundSheet } from './FundSheet';
import type { Change, Figures } from './figures';
import { HowSheet } from './HowSheet';
import type { PlanQuestion } from './question';
import { RangeSheet } from './RangeSheet';
import type { SheetName } from './Tiles';

export interface PlanSheetProps {
  asked: PlanQuestion;
  /** The last answer: what may be asked of the fund. */
  figures: Figures | undefined;
  change: Change;
  onClose: () => void;
}

/** The sheet behind a tile. */
export default function PlanSheets({ sheet, ...props }: PlanSheetProps & { sheet: SheetName }) {
  if (sheet === 'fund') return <FundSheet {...props} />;
  if (sheet === 'cycle') return <CycleSheet {...props} />;
  if (sheet === 'amount') return <AmountSheet {...props} />;
  if (sheet === 'range') return <RangeSheet {...props} />;
  return <HowSheet onClose={props.onClose} />;
}
