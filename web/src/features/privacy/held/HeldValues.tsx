import { useQuery } from '@tanstack/react-query';
import { QueryView } from '@/patterns/QueryView';
import { KeyValues } from '@/ui/Row';
import { heldValues } from '@/wire/gen/privacy';
import type { Output } from '@/wire/operation';
import type { HeldClass } from './items';
import { shownCell } from './shownCell';
import { ValuesBones } from './ValuesBones';
import { valuesWords as words } from './words.values';

type Table = Output<typeof heldValues>['sheets'][number];

/** What is held of a kind, value by value: numbers and names are masked by the server. */
export default function HeldValues({ of }: { of: HeldClass }) {
  const values = useQuery(heldValues({ class: of.class }));
  return (
    <QueryView query={values} bones={<ValuesBones />} failed={words.failed}>
      {({ sheets }) =>
        sheets.map((table) => <TableOf key={table.title} table={table} under={of.title} />)
      }
    </QueryView>
  );
}

/** A table, under a title that need not be said again. */
function TableOf({ table, under }: { table: Table; under: string }) {
  const { title, items, rows, count } = table;
  return (
    <section className="py-2">
      <h3 className={title === under && count === 1 ? 'hidden-visually' : 'text-15 strong'}>
        {title} {count > 1 && <span className="text-13 text-t3">{words.count(count)}</span>}
      </h3>
      {rows.length === 0 && <p className="mt-1 text-13 text-t2">{words.none(items)}</p>}
      {items[0] === words.item ? (
        <KeyValues rows={rows.map(pairOf)} />
      ) : (
        rows.map((cells, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same
          <div key={at} className={at > 0 ? 'mt-2 border-line border-t pt-1' : undefined}>
            <KeyValues rows={filled(items, cells)} />
          </div>
        ))
      )}
      {count > rows.length && <p className="mt-1 text-13 text-t2">{words.more(rows.length)}</p>}
    </section>
  );
}

/** A row that names an item, what it says, and perhaps when that was changed. */
function pairOf([item = '', text = '', changed = '']: readonly string[]) {
  const shown = shownCell(text);
  return [item, changed ? words.changed(shown, shownCell(changed)) : shown] as const;
}

function filled(items: readonly string[], cells: readonly string[]) {
  return cells.flatMap((cell, column) =>
    cell === '' ? [] : [[items[column] ?? '', shownCell(cell)] as const],
  );
}
