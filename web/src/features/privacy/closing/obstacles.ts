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

interface Group {
  kind: Obstacle['kind'];
  count: number;
  path: string;
}

/** What stands against it by kind, each with its way: of one thing to it, of several to their list. */
export function groupsOf(against: readonly Obstacle[]): Group[] {
  const kinds = [...new Set(against.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const [first, ...more] = against.filter((one) => one.kind === kind);
    const alone = first && more.length === 0 ? mendPath(first) : listPath(kind);
    return { kind, count: more.length + 1, path: alone };
  });
}

function listPath(kind: Obstacle['kind']): string {
  switch (kind) {
    case ObstacleKind.Holding:
      return to('/position');
    case ObstacleKind.CardCheck:
      return to('/bankCard');
    case ObstacleKind.Audit:
      return to('/certInfo');
    default:
      return to('/deal');
  }
}
