import { useQuery } from '@tanstack/react-query';
import { instantTime } from '@/lib/days';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { HideEye } from '@/trade/customer/HideEye';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { orderPromises } from '@/wire/gen/orders';
import { PromiseCard } from './PromiseCard';
import { infoWords as words } from './words';

/** The answer has the name of the kind, and no code. */
function isMove(kindName: string): boolean {
  return kindName === words.moved.kindName;
}

/** One order: each day and sum that was promised, beside what came, and why where they differ. */
export default function OrderInfoScreen() {
  const { orderNo } = useArgs('/dealInfo');
  const asked = useQuery(orderPromises({ orderNo }));
  const go = useGo();
  return (
    <QueryPage
      query={asked}
      nav={<NavBar title={words.title} sub={asked.data?.fundName} end={<HideEye />} />}
      bones={<SkeletonRows rows={5} />}
      failed={words.failed}
      refused={({ message }) => (
        <Empty
          title={message}
          text={words.notMine}
          acts={<Button onClick={() => go(to('/deal'))}>{words.records}</Button>}
        />
      )}
      empty={({ promises }) =>
        promises.length === 0 && (
          <Empty
            title={words.none}
            text={words.noneText}
            acts={
              <Button onClick={() => go(to('/dealDetails', { orderNo }))}>{words.order}</Button>
            }
          />
        )
      }
    >
      {({ kindName, fundName, statusName, createdAt, promises }) => (
        <>
          <Card className="mt-3">
            <p className="m-0 card-title">{`${kindName} ${fundName}`}</p>
            <p className="mt-1 mb-0 text-13 text-t2">
              {words.placed(instantTime(createdAt), statusName)}
            </p>
          </Card>
          {promises.map((promise) => (
            <PromiseCard key={promise.kind} promise={promise} moves={isMove(kindName)} />
          ))}
          <Card className="py-0">
            <Row title={words.order} to={to('/dealDetails', { orderNo })} />
          </Card>
          <Foot>{words.foot}</Foot>
        </>
      )}
    </QueryPage>
  );
}
