import { clockOf, instantDay } from '@/lib/days';
import { Row } from '@/ui/Row';
import type { components } from '@/wire/gen/privacy';
import { looksWords as words } from './words.looks';

/** A look: 客户经理 宋知行, what he saw, and why. */
export function LookRow({ look }: { look: components['schemas']['LookShown'] }) {
  const { lookerName, who, what, why, at } = look;
  return (
    <Row
      icon={<span className="num look-day text-13">{instantDay(at)}</span>}
      title={who ? `${lookerName} ${who}` : lookerName}
      sub={words.seen(what, why)}
      value={clockOf(at)}
    />
  );
}
