import { to } from '@/route/links';
import * as ObstacleKind from '@/wire/gen/codes/obstacle-kind';
import type { closing } from '@/wire/gen/privacy';
import type { Output } from '@/wire/operation';

export type Closing = Output<typeof closing>;
export type Obstacle = Closing['against'][number];

/** Where what stands against closing is mended. */
export function mendPath({ kind, fundCode, orderNo }: Obstacle): string {
  switch (kind) {
    case ObstacleKind.Holding:
      return fundCode ? to('/ransom', { fundCode }) : to('/position');
    case ObstacleKind.CardCheck:
      return to('/bankCard');
    case ObstacleKind.Audit:
      return to('/certInfo');
    default:
      return orderNo ? to('/dealDetails', { orderNo }) : to('/deal');
  }
}
