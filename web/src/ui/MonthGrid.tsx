/* once */
import clsx from 'clsx';
import { type KeyboardEvent, useRef } from 'react';
import { dayByKey, weeksOf } from './weeks';
import './calendar.css';

/** How a day is painted: rose or fell, little or much; nothing happened; now; or not at all. */
export type CellTone = 'up' | 'up-much' | 'down' | 'down-much' | 'flat' | 'now' | 'quiet';

/** What stands under a day or in a tile. */
export interface Cell {
  /** A short figure or word; empty where there is nothing to say. */
  text: string;
  /** One sign in its place, where large letters leave no room. */
  short: string;
  /** Spoken, with the exact figure. */
  spoken: string;
  tone: CellTone;
  /** Whether there is something to see by a tap. */
  open: boolean;
}

interface MonthGridProps {
  /** Spoken name: 2026年11月每天的收益. */
  label: string;
  /** YYYY-MM */
  month: string;
  cell: (day: string) => Cell;
  chosen: string | undefined;
  onChoose: (day: string) => void;
}

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'];

/** A month as a calendar, a word or figure under each day; arrows go from day to day. */
export function MonthGrid({ label, month, cell, chosen, onChoose }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const weeks = weeksOf(month);
  const cells = new Map(weeks.flat().flatMap((day) => (day ? [[day, cell(day)] as const] : [])));
  const open = [...cells].flatMap(([day, one]) => (one.open ? [day] : []));
  const entry = chosen && open.includes(chosen) ? chosen : open.at(-1);
  function move(event: KeyboardEvent, from: string) {
    const next = dayByKey(event.key, from, open);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    table.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  }
  return (
    <table ref={table} className="calendar">
      <caption className="hidden-visually">{label}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks never move
          <tr key={row}>
            {week.map((day, at) => {
              const one = day ? cells.get(day) : undefined;
              if (!day || !one) return <td key={WEEKDAYS[at]} />;
              return (
                <td key={day}>
                  <Box
                    name={String(Number(day.slice(8)))}
                    cell={one}
                    day={day}
                    chosen={day === chosen}
                    tabIndex={day === entry ? 0 : -1}
                    onKeyDown={(event) => move(event, day)}
                    onChoose={() => onChoose(day)}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TilesProps {
  /** Spoken name: 2026年每月的收益. */
  label: string;
  tiles: readonly { key: string; name: string; cell: Cell }[];
  chosen: string | undefined;
  onChoose: (key: string) => void;
}

/** Months or years, painted as the days of a calendar are. */
export function CalendarTiles({ label, tiles, chosen, onChoose }: TilesProps) {
  return (
    <ul className="calendar-tiles" aria-label={label}>
      {tiles.map(({ key, name, cell }) => (
        <li key={key}>
          <Box name={name} cell={cell} chosen={key === chosen} onChoose={() => onChoose(key)} />
        </li>
      ))}
    </ul>
  );
}

interface BoxProps {
  name: string;
  cell: Cell;
  day?: string;
  chosen: boolean;
  tabIndex?: number;
  onKeyDown?: (event: KeyboardEvent) => void;
  onChoose: () => void;
}

function Box({ name, cell, day, chosen, tabIndex, onKeyDown, onChoose }: BoxProps) {
  const inner = (
    <>
      <b>{name}</b>
      <span className="calendar-text">{cell.text}</span>
      <span className="calendar-short">{cell.short}</span>
    </>
  );
  const style = clsx('calendar-box', `calendar-${cell.tone}`);
  if (!cell.open) return <span className={style}>{inner}</span>;
  return (
    <button
      type="button"
      className={style}
      data-day={day}
      aria-label={cell.spoken}
      aria-pressed={chosen}
      tabIndex={tabIndex}
      onKeyDown={onKeyDown}
      onClick={onChoose}
    >
      {inner}
    </button>
  );
}
