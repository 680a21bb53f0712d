import { useState } from 'react';
import { noticesWords as words } from '@/features/content/words';
import { Endless } from '@/patterns/PagedList';
import { usePages } from '@/patterns/pages';
import { QueryPage } from '@/patterns/QueryPage';
import { useArgs } from '@/route/navigation';
import { TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Chip } from '@/ui/Chip';
import { ChipLine } from '@/ui/ChipLine';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { SkeletonRows } from '@/ui/Skeleton';
import { showModule } from '@/wire/gen/content';
import { byYear } from './byYear';
import { NoticeRow } from './NoticeRow';

type Kind = keyof typeof words.kind;

const KINDS: readonly (readonly [Kind | '', string])[] = [
  ['', words.all],
  ...(Object.entries(words.kind) as [Kind, string][]),
];

/** What the company has to tell, the newest first, by kind. */
export default function NoticesScreen() {
  const { kind: asked = '' } = useArgs('/notice');
  const [kind, setKind] = useState(KINDS.some(([one]) => one === asked) ? asked : '');
  const pages = usePages(showModule, { moduleCode: 'notice', kind });
  return (
    <QueryPage
      query={pages}
      nav={
        <>
          <NavBar title={words.title} />
          <nav aria-label={words.kinds} className="px-4 py-2">
            <ChipLine chosen={kind}>
              {KINDS.map(([one, name]) => (
                <Chip key={one} on={one === kind} onClick={() => setKind(one)}>
                  {name}
                </Chip>
              ))}
            </ChipLine>
          </nav>
        </>
      }
      bones={<SkeletonRows rows={6} />}
      failed={words.failed}
      empty={([first]) => !first?.total && <None kind={kind} onAll={() => setKind('')} />}
    >
      {(all) => (
        <Endless pages={pages} end={words.end}>
          {byYear(all.flatMap(({ list }) => list)).map(({ year, list }) => (
            <Card key={year || 'pinned'} title={year ? words.year(year) : words.pinned}>
              {list.map((notice) => (
                <NoticeRow key={notice.key} notice={notice} />
              ))}
            </Card>
          ))}
        </Endless>
      )}
    </QueryPage>
  );
}

function None({ kind, onAll }: { kind: string; onAll: () => void }) {
  if (!kind) return <Empty title={words.none} text={words.noneText} />;
  return (
    <Empty
      title={words.noneOfKind}
      text={words.noneOfKindText}
      acts={<TextButton onClick={onAll}>{words.showAll}</TextButton>}
    />
  );
}
