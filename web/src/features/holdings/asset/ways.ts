import { to } from '@/route/links';
import * as AssetCode from '@/wire/gen/codes/asset-code';

/** What children and the pension have has pages of its own, whatever kinds of funds it is in. */
export function wayOf(code: string, name: string): string {
  if (code === AssetCode.Pension) return to('/pension');
  return code === AssetCode.Child ? to('/ChildAsset') : to('/holdAsset', { category: name });
}
