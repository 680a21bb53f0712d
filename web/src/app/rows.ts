import { screens as accounts } from '@/features/accounts/screens';
import { screens as advisors } from '@/features/advisors/screens';
import { screens as bankcards } from '@/features/bankcards/screens';
import { screens as childaccounts } from '@/features/childaccounts/screens';
import { screens as content } from '@/features/content/screens';
import { screens as funds } from '@/features/funds/screens';
import { screens as holdings } from '@/features/holdings/screens';
import { screens as identity } from '@/features/identity/screens';
import { screens as market } from '@/features/market/screens';
import { screens as messages } from '@/features/messages/screens';
import { screens as orders } from '@/features/orders/screens';
import { screens as pension } from '@/features/pension/screens';
import { screens as plans } from '@/features/plans/screens';
import { screens as privacy } from '@/features/privacy/screens';
import { screens as rewards } from '@/features/rewards/screens';
import { screens as shell } from '@/features/shell/screens';
import { screens as statements } from '@/features/statements/screens';
import { screens as suitability } from '@/features/suitability/screens';
import { screens as watchlist } from '@/features/watchlist/screens';
import { facts } from './gen/facts';
import { rowsOf } from './rowsOf';
import { screens as stories } from './stories/screens';

const own = [
  ...holdings,
  ...accounts,
  ...identity,
  ...bankcards,
  ...advisors,
  ...suitability,
  ...funds,
  ...orders,
  ...plans,
  ...childaccounts,
  ...pension,
  ...market,
  ...content,
  ...messages,
  ...rewards,
  ...privacy,
  ...statements,
  ...watchlist,
  ...shell,
  // Only the development server has them: the build drops the row with the condition.
  ...(import.meta.env.DEV ? stories : []),
] as const;

export type Row = (typeof own)[number];

/** All screens but the first ones. */
export const rows = rowsOf(own, facts);
