import { useQuery } from '@tanstack/react-query';
import { instantTime } from '@/lib/days';
import { CardOf } from '@/patterns/CardOf';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { profileChanges } from '@/wire/gen/accounts';
import { profileWords as words } from './words';

/** What was changed, when and on which device: it may have been somebody else. */
export function ChangesCard() {
  const changes = useQuery(profileChanges({}));
  return (
    <CardOf
      query={changes}
      title={words.changes}
      bones={<SkeletonRows rows={2} />}
      gone={({ list }) => list.length === 0}
    >
      {({ list }) => (
        <>
          {list.map(({ item, itemName, isFirst, changedAt, device }) => (
            <Row
              key={`${changedAt} ${item}`}
              title={words.changed(itemName, isFirst)}
              sub={`${instantTime(changedAt)} · ${device}`}
            />
          ))}
          <p className="pt-2 text-13 text-t3">{words.notMe}</p>
        </>
      )}
    </CardOf>
  );
}
