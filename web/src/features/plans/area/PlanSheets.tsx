import { AmountSheet } from './AmountSheet';
import { CycleSheet } from './CycleSheet';
import { FundSheet } from './FundSheet';
import { HowSheet } from './HowSheet';
import type { PlanSheetProps } from './planSheet';
import { RangeSheet } from './RangeSheet';
import type { SheetName } from './Tiles';

/** The sheet behind a tile. */
export default function PlanSheets({ sheet, ...props }: PlanSheetProps & { sheet: SheetName }) {
  if (sheet === 'fund') return <FundSheet {...props} />;
  if (sheet === 'cycle') return <CycleSheet {...props} />;
  if (sheet === 'amount') return <AmountSheet {...props} />;
  if (sheet === 'range') return <RangeSheet {...props} />;
  return <HowSheet onClose={props.onClose} />;
}
