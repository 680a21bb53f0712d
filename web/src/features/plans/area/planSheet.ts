import type { Change, Figures } from './figures';
import type { PlanQuestion } from './question';

/** What each sheet behind a tile is given. */
export interface PlanSheetProps {
  asked: PlanQuestion;
  /** The last answer: what may be asked of the fund. */
  figures: Figures | undefined;
  change: Change;
  onClose: () => void;
}
