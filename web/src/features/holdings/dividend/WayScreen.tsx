import { useQuery } from '@tanstack/react-query';
import { methodWords as words } from '@/features/holdings/words';
import { QueryPage } from '@/patterns/QueryPage';
import { useArgs } from '@/route/navigation';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { SkeletonRows } from '@/ui/Skeleton';
import { dividendMethods } from '@/wire/gen/holdings';
import { MethodCard } from './MethodCard';

/** The dividend method of a holding: what it is, what else it may be, and what each means. */
export default function WayScreen() {
  const { fundCode, purpose } = useArgs('/way');
  const methods = useQuery(dividendMethods({ fundCode, purpose }));
  return (
    <QueryPage
      query={methods}
      nav={(data) => (
        <NavBar title={words.title} sub={data ? `${data.fundName} ${fundCode}` : fundCode} />
      )}
      bones={<SkeletonRows rows={3} />}
      failed={words.failed}
      empty={({ cards }) => !cards.length && <Empty title={words.none} text={words.noneText} />}
    >
      {({ changeable }) => (
        <>
          <MethodCard fundCode={fundCode} purpose={purpose} title={words.now} className="mt-3" />
          {changeable && (
            <Card title={words.compare}>
              <dl className="m-0">
                {words.facts.map(([label, text]) => (
                  <div key={label} className="py-2 first:pt-0 last:pb-0">
                    <dt className="text-13 text-t3">{label}</dt>
                    <dd className="m-0 mt-1">{text}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          )}
        </>
      )}
    </QueryPage>
  );
}
