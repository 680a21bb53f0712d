import { useQuery } from '@tanstack/react-query';
import { useArgs } from '@/route/navigation';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { ErrorState } from '@/ui/ErrorState';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { SkeletonRows } from '@/ui/Skeleton';
import { codeOf } from '@/wire/failure';
import { dividendMethods } from '@/wire/gen/holdings';
import { MethodCard } from './MethodCard';
import { methodWords as words } from './words';

/** The dividend method of a holding: what it is, what else it may be, and what each means. */
export default function WayScreen() {
  const { fundCode } = useArgs('/way');
  const methods = useQuery(dividendMethods({ fundCode }));
  const nav = <NavBar title={words.title} sub={fundCode} />;
  const { data } = methods;
  if (!data || data.cards.length === 0) {
    return (
      <Page nav={nav}>
        {data ? (
          <Empty title={words.none} text={words.noneText} />
        ) : methods.isError ? (
          <ErrorState
            title={words.failed}
            onRetry={() => void methods.refetch()}
            code={codeOf(methods.error)}
          />
        ) : (
          <SkeletonRows rows={3} />
        )}
      </Page>
    );
  }
  return (
    <Page nav={nav}>
      <PullToRefresh onRefresh={methods.refetch}>
        <MethodCard fundCode={fundCode} title={words.now} className="mt-3" />
        {data.changeable && (
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
      </PullToRefresh>
    </Page>
  );
}
