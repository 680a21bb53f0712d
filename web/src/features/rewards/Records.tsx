import clsx from 'clsx';
import { instantDay } from '@/lib/days';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { Row } from '@/ui/Row';
import type { myPoints } from '@/wire/gen/rewards';
import type { Output } from '@/wire/operation';
import { myPointsWords as words } from './words.mine';

type Record = Output<typeof myPoints>['list'][number];

/** How points came and went, the newest first. */
export function Records({ list }: { list: readonly Record[] }) {
  return (
    <Card title={words.records}>
      {list.length === 0 && <Empty title={words.none} text={words.noneText} />}
      {list.map(({ recordId, kindName, title, stateName, at, points }) => (
        <Row
          key={recordId}
          title={title || kindName}
          sub={[title && kindName, stateName, instantDay(at)].filter(Boolean).join(' · ')}
          value={
            <span className={clsx('fig', points > 0 && 'strong')}>
              {points > 0 ? `+${points}` : `−${-points}`}
            </span>
          }
        />
      ))}
    </Card>
  );
}
