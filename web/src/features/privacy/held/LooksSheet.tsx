import { PagedList } from '@/patterns/PagedList';
import { usePages } from '@/patterns/pages';
import { to } from '@/route/links';
import { Row } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRows } from '@/ui/Skeleton';
import { looks } from '@/wire/gen/privacy';
import { LookRow } from './LookRow';
import { looksWords as words } from './words.looks';

/** All who looked, the newest first, and where to say that one should not have. */
export default function LooksSheet({ onClose }: { onClose: () => void }) {
  const pages = usePages(looks, {}, { after: (page) => page.list.at(-1)?.lookId });
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <Row title={words.wrong} sub={words.wrongText} to={to('/dataAuthorize')} />
      <PagedList pages={pages} bones={<SkeletonRows />} failed={words.failed} end={words.end}>
        {(all) =>
          all.flatMap(({ list }) => list).map((look) => <LookRow key={look.lookId} look={look} />)
        }
      </PagedList>
    </Sheet>
  );
}
