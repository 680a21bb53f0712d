import { lazy, Suspense, useState } from 'react';
import type { Child } from '@/features/childaccounts/child';
import { noteWords as words } from '@/features/childaccounts/words.account';
import { instantDay } from '@/lib/days';
import { HIDDEN } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { PagedList } from '@/patterns/PagedList';
import { usePages } from '@/patterns/pages';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { Card, More } from '@/ui/Card';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { childNotes, type components } from '@/wire/gen/childaccounts';
import * as NoteKind from '@/wire/gen/codes/note-kind';

const NoteSheet = lazy(() => import('./NoteSheet'));

const PAGE = 20;

/** Plain text with a day, the newest first; shown to the parent only. */
export function NotesCard({ child }: { child: Child }) {
  const [writing, setWriting] = useState(false);
  const pages = usePages(childNotes, { childNo: child.childNo }, { size: PAGE });
  return (
    <Card
      title={words.title}
      end={child.consented && <More label={words.write} onClick={() => setWriting(true)} />}
    >
      {!child.consented && (
        <p className="mb-3 flex justify-between gap-3 text-13 text-t2">
          {words.agree}
          <Link
            to={to('/childAccount/modify', { childNo: child.childNo })}
            className="text-link flex-none"
          >
            {words.toAgree}
          </Link>
        </p>
      )}
      <PagedList
        pages={pages}
        failed={words.failed}
        bones={
          <Shimmer>
            <Bone h={96} />
          </Shimmer>
        }
        empty={([first]) =>
          first?.list.length === 0 && child.consented && <p className="text-t2">{words.none}</p>
        }
      >
        {(all) => (
          <ul className="m-0 list-none p-0">
            {all.flatMap(({ list }) =>
              list.map((note) => <NoteLine key={note.noteNo} note={note} />),
            )}
          </ul>
        )}
      </PagedList>
      <Suspense>
        {writing && <NoteSheet childNo={child.childNo} onClose={() => setWriting(false)} />}
      </Suspense>
    </Card>
  );
}

function NoteLine({ note }: { note: components['schemas']['ChildNote'] }) {
  // What tells of an act is quieter than what somebody wrote.
  const own = note.kind === NoteKind.Written;
  const hidden = useStore(amountsHidden);
  const text = hidden && !own ? note.text.replace(/[\d,]+\.\d\d/g, HIDDEN) : note.text;
  return (
    <li className="child-note">
      <p className={own ? 'text-15' : 'text-15 text-t2'}>{text}</p>
      <p className="mt-1 text-12 text-t3">{instantDay(note.at)}</p>
    </li>
  );
}
