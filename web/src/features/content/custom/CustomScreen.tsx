import { useQuery } from '@tanstack/react-query';
import { customWords as words } from '@/features/content/words';
import { together } from '@/patterns/asked';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { SkeletonRows } from '@/ui/Skeleton';
import { aggregateRecommendations, showPage } from '@/wire/gen/content';
import { PageCard } from './PageCard';

/** A page that the operator has made of cards. */
export default function CustomScreen() {
  const { pageCode } = useArgs('/custom');
  const page = useQuery(showPage({ pageCode }));
  const fills = useQuery(aggregateRecommendations({ pageCode }));
  const go = useGo();
  return (
    <QueryPage
      query={together(page, fills)}
      nav={<NavBar title={page.data?.title ?? words.title} />}
      bones={<SkeletonRows rows={6} />}
      failed={words.failed}
      refused={({ message }) => (
        <Empty
          title={words.gone}
          text={message}
          acts={
            <Button onClick={() => go(to('/fundhome'), { replace: true })}>{words.home}</Button>
          }
        />
      )}
      empty={([{ cards }]) =>
        cards.length === 0 && <Empty title={words.empty} text={words.emptyText} />
      }
    >
      {([{ summary, cards }, filled]) => (
        <>
          {summary && <p className="px-5 pt-3 pb-1 text-t2">{summary}</p>}
          {cards.map((card, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page's cards never move
            <PageCard key={at} card={card} fills={filled} />
          ))}
        </>
      )}
    </QueryPage>
  );
}
