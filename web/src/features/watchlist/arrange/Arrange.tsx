/* once */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '@/lib/store';
import { useStaying } from '@/patterns/form/useStaying';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Button, TextButton } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { ChipLine } from '@/ui/ChipLine';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Foot, Page } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { listWatched } from '@/wire/gen/watchlist';
import { lineLost } from '@/wire/line';
import { NoneWatched } from '../NoneWatched';
import { ArrangeBar } from './ArrangeBar';
import { ArrangeRow } from './ArrangeRow';
import {
  type Draft,
  moved,
  regrouped,
  shownIn,
  toFront,
  type Watchlist,
  withGroup,
  without,
} from './draft';
import { arranging } from './drafts';
import { GroupsSheet } from './GroupsSheet';
import { MoveSheet } from './MoveSheet';
import { useArranging } from './useArranging';
import { shiftOf, useDragging } from './useDragging';
import { arrangeWords as words } from './words';
import '@/trade/fund/fund.css';
import './arrange.css';

/** Arranges the watchlist: order, groups, what goes; saved as one. */
export function Arrange() {
  const watched = useQuery(listWatched({ period: '1y' }));
  if (watched.data?.list.length) return <Arranging watchlist={watched.data} />;
  return (
    <QueryPage
      query={watched}
      nav={<NavBar title={words.title} />}
      bones={<SkeletonRows rows={8} />}
      failed={words.failed}
      empty={() => <NoneWatched />}
    >
      {() => null}
    </QueryPage>
  );
}

function Arranging({ watchlist }: { watchlist: Watchlist }) {
  const go = useGo();
  const { draft, dirty, busy, change, save, conflict } = useArranging(watchlist);
  const leave = useStaying(dirty, words.leaving);
  const offline = useStore(lineLost);
  const [groupName, setGroup] = useState<string>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<string>();
  const [sheet, setSheet] = useState<'groups' | 'move'>();
  const [said, setSaid] = useState('');
  const compares = useRef(false);
  useEffect(
    () => () => {
      if (!compares.current) arranging.set(null);
    },
    [],
  );
  const group = draft.groups.find((name) => name === groupName);
  const shown = shownIn(draft, group);
  const codes = shown.map(({ code }) => code);
  const marked = codes.filter((code) => chosen.includes(code));
  const byCode = new Map(watchlist.list.map((one) => [one.fund.fundCode, one]));
  const nameOf = (code: string) => byCode.get(code)?.fund.fundName ?? code;
  const say = (code: string, at: number) =>
    setSaid(words.place(nameOf(code), at + 1, codes.length));
  function move(code: string, at: number) {
    change(moved(draft, group, code, at));
    say(code, Math.max(0, Math.min(codes.length - 1, at)));
  }
  const { lift, handle } = useDragging({ codes, onDrop: move, onMove: say });
  function act(next: Draft, text: string) {
    change(next, text);
    setChosen([]);
    setSheet(undefined);
  }
  const every = group ?? words.every;
  return (
    <Page
      nav={
        <NavBar
          title={words.title}
          sub={words.sub(draft.groups.length, draft.funds.length)}
          onBack={leave}
          end={
            <TextButton disabled={!dirty || busy} onClick={save}>
              {words.save}
            </TextButton>
          }
        />
      }
      foot={
        <ArrangeBar
          chosen={marked.length}
          onFront={() => act(toFront(draft, group, marked), words.toFront(marked.length))}
          onGroup={() => setSheet('move')}
          onCompare={() => {
            compares.current = true;
            go(to('/selfSelect', { compare: marked.join(',') }));
          }}
          onRemove={() => act(without(draft, marked), words.removed(marked.length))}
        />
      }
    >
      <div className="arrange-groups">
        <ChipLine chosen={every}>
          <Chip on={group === undefined} onClick={() => setGroup(undefined)}>
            {words.every} {draft.funds.length}
          </Chip>
          {draft.groups.map((name) => (
            <Chip key={name} on={name === group} onClick={() => setGroup(name)}>
              {name} {shownIn(draft, name).length}
            </Chip>
          ))}
        </ChipLine>
      </div>
      {conflict && (
        <div className="arrange-note" role="alert">
          <p>{words.elsewhere}</p>
          <span className="flex flex-wrap gap-3">
            <Button small kind="outline" onClick={conflict.useLatest}>
              {words.useLatest}
            </Button>
            <Button small kind="soft" loading={busy} onClick={conflict.useMine}>
              {words.useMine}
            </Button>
          </span>
        </div>
      )}
      {offline && <p className="arrange-note">{words.offline}</p>}
      <div className="arrange-head">
        <span className="min-w-0 text-13 text-t2">
          {words.head(every, codes.length, marked.length)}
        </span>
        <span className="flex flex-none gap-5 text-13">
          {codes.length > 0 && (
            <TextButton onClick={() => setChosen(marked.length === codes.length ? [] : codes)}>
              {marked.length === codes.length ? words.chooseNone : words.chooseAll}
            </TextButton>
          )}
          <TextButton onClick={() => setSheet('groups')}>{words.manage}</TextButton>
        </span>
      </div>
      {codes.length === 0 ? (
        <Empty
          title={words.emptyGroup}
          text={words.emptyGroupText}
          acts={<Button onClick={() => setGroup(undefined)}>{words.seeAll}</Button>}
        />
      ) : (
        <ul className="arrange-list" data-lifting={lift ? '' : undefined}>
          {codes.map((code, at) => {
            const watched = byCode.get(code);
            return (
              watched && (
                <ArrangeRow
                  key={code}
                  watched={watched}
                  chosen={marked.includes(code)}
                  open={opened === code && !lift}
                  lifted={lift?.code === code}
                  shift_px={shiftOf(lift, at)}
                  smooth={lift !== null && !(lift.hand && lift.code === code)}
                  onChoose={() =>
                    setChosen(
                      marked.includes(code)
                        ? marked.filter((one) => one !== code)
                        : [...marked, code],
                    )
                  }
                  onOpen={() => setOpened(opened === code ? undefined : code)}
                  onStep={(by) => move(code, by === 'first' ? 0 : at + by)}
                  handle={handle(code)}
                />
              )
            );
          })}
        </ul>
      )}
      <Foot>
        {words.hint}
        {watchlist.navDate && (
          <>
            <br />
            {words.asOf(watchlist.navDate)}
          </>
        )}
      </Foot>
      <p className="hidden-visually" role="status">
        {said}
      </p>
      <GroupsSheet
        open={sheet === 'groups'}
        draft={draft}
        onClose={() => setSheet(undefined)}
        onChange={change}
      />
      <MoveSheet
        open={sheet === 'move'}
        draft={draft}
        now={groupOfAll(draft, marked)}
        onClose={() => setSheet(undefined)}
        onMove={(name) => {
          const known = name === undefined || draft.groups.includes(name);
          const next = regrouped(known ? draft : withGroup(draft, name), marked, name);
          const { length } = marked;
          act(next, name === undefined ? words.toNone(length) : words.toGroup(length, name));
        }}
      />
    </Page>
  );
}

/** The group in which all of them are; undefined where they are in several, or in none. */
function groupOfAll({ funds }: Draft, codes: readonly string[]): string | undefined {
  const groups = new Set(
    funds.filter(({ code }) => codes.includes(code)).map(({ group }) => group),
  );
  return groups.size === 1 ? [...groups][0] : undefined;
}
