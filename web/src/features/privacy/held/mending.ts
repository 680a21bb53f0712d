import { to } from '@/route/links';
import * as DataClass from '@/wire/gen/codes/data-class';
import type { HeldClass } from './items';
import { heldWords as words } from './words';

/** Where data of a class are corrected, or why they are not. */
export function mendingOf(of: HeldClass['class']): { path: string } | { why: string } {
  switch (of) {
    case DataClass.Identity:
      return { path: to('/certInfo') };
    case DataClass.Contact:
      return { path: to('/telEdit') };
    case DataClass.Finance:
      return { path: to('/userEdit') };
    case DataClass.Cards:
      return { path: to('/bankCard') };
    case DataClass.Trades:
    case DataClass.Agreements:
      return { why: words.kept };
    default:
      return { why: words.written };
  }
}
