/* once */
import { CheckCheck, Settings } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { shortDay } from '@/lib/days';
import { Endless } from '@/patterns/PagedList';
import { usePages } from '@/patterns/pages';
import { QueryPage } from '@/patterns/QueryPage';
import { useBusinessDay } from '@/trade/market/businessDay';
import { TextButton } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { ChipLine } from '@/ui/ChipLine';
import { Empty } from '@/ui/Empty';
import { IconButton, NavBar } from '@/ui/NavBar';
import { SkeletonRows } from '@/ui/Skeleton';
import { messages } from '@/wire/gen/messages';
import type { Output } from '@/wire/operation';
import { byDay, type MessageDay } from './byDay';
import { KINDS, type Kind } from './kinds';
import { MessageRow } from './MessageRow';
import { useReading } from './useReading';
import { kindWords, messagesWords as words } from './words';
import './messages.css';

const SettingsSheet = lazy(() => import('./SettingsSheet'));

type Page = Output<typeof messages>;

/** What happened to the customer's money and account, by day. */
export function Centre() {
  const [kind, setKind] = useState<Kind>();
  const [setting, setSetting] = useState(false);
  const pages = usePages(
    messages,
    { kind },
    { after: (page) => page.list.at(-1)?.messageId, keepsOld: true },
  );
  const { read, readAll } = useReading();
  const first = pages.data?.[0];
  const newest = first?.list[0]?.messageId;
  return (
    <>
      <QueryPage
        query={pages}
        nav={
          <>
            <NavBar
              title={words.title}
              end={
                <>
                  {newest && !kind && first.unread.total > 0 && (
                    <IconButton label={words.readAll} onClick={() => readAll(newest)}>
                      <CheckCheck size={22} strokeWidth={1.75} aria-hidden="true" />
                    </IconButton>
                  )}
                  <IconButton label={words.settings} onClick={() => setSetting(true)}>
                    <Settings size={22} strokeWidth={1.75} aria-hidden="true" />
                  </IconButton>
                </>
              }
            />
            <KindChips kind={kind} unread={first?.unread} onChoose={setKind} />
          </>
        }
        bones={<SkeletonRows rows={6} />}
        failed={words.failed}
        empty={([page]) =>
          page?.list.length === 0 && <None kind={kind} onAll={() => setKind(undefined)} />
        }
      >
        {(all) => (
          <Endless pages={pages} end={words.end}>
            {byDay(all.flatMap(({ list }) => list)).map((day) => (
              <Day key={day.day} day={day} onRead={read} />
            ))}
          </Endless>
        )}
      </QueryPage>
      {setting && (
        <Suspense>
          <SettingsSheet onClose={() => setSetting(false)} />
        </Suspense>
      )}
    </>
  );
}

interface KindChipsProps {
  kind: Kind | undefined;
  unread: Page['unread'] | undefined;
  onChoose: (kind: Kind | undefined) => void;
}

function KindChips({ kind, unread, onChoose }: KindChipsProps) {
  const count = (of: Kind) => unread?.kinds.find((one) => one.kind === of)?.count ?? 0;
  return (
    <nav aria-label={words.kinds} className="px-4 py-2">
      <ChipLine chosen={kind ?? ''}>
        <Chip on={!kind} onClick={() => onChoose(undefined)}>
          {words.all} {counted(unread?.total)}
        </Chip>
        {KINDS.map(([one, name]) => (
          <Chip key={one} on={one === kind} onClick={() => onChoose(one)}>
            {name} {counted(count(one))}
          </Chip>
        ))}
      </ChipLine>
    </nav>
  );
}

/** A number on a chip: none at zero. */
function counted(count: number | undefined): string {
  if (!count) return '';
  return count > 99 ? '99+' : String(count);
}

function Day({ day: { day, list }, onRead }: { day: MessageDay; onRead: (id: string) => void }) {
  const today = useBusinessDay();
  const unread = list.filter((message) => !message.isRead).length;
  const short = shortDay(day, today);
  const [date, weekday] = short.split(' ');
  return (
    <section>
      <h2 className="message-day">
        <span>
          <b className="text-17 strong">{day === today ? words.today : date}</b>{' '}
          <span className="text-13 text-t3">{day === today ? short : weekday}</span>
        </span>
        {unread > 0 && <span className="text-13 text-t2">{words.unread(unread, false)}</span>}
      </h2>
      <ul className="card py-0">
        {list.map((message) => (
          <MessageRow key={message.messageId} message={message} onRead={onRead} />
        ))}
      </ul>
    </section>
  );
}

function None({ kind, onAll }: { kind: Kind | undefined; onAll: () => void }) {
  if (!kind) return <Empty title={words.none} text={words.noneText} />;
  return (
    <Empty
      title={words.noneOfKind(kindWords[kind])}
      text={words.noneOfKindText}
      acts={<TextButton onClick={onAll}>{words.showAll}</TextButton>}
    />
  );
}
