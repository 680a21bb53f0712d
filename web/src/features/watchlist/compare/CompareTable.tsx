import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { STICKS } from './sticks';
import { compareWords as words } from './words';

export interface CompareRow {
  label: string;
  cells: readonly ReactNode[];
  /** Which of the cells are the best. */
  best?: readonly boolean[];
}

interface CompareTableProps {
  title: string;
  note?: ReactNode;
  names: readonly string[];
  rows: readonly CompareRow[];
}

/**
 * Rows of figures, a column for each fund. Four have no room beside the labels, which then stand
 * above; large letters take a line for each fund.
 */
export function CompareTable({ title, note, names, rows }: CompareTableProps) {
  const elder = useStore(textSize) === 'elder';
  const above = names.length > 3;
  return (
    <section className="card compare-card">
      <div className="flex items-baseline justify-between gap-3 pb-1">
        <h2 className="text-17 strong">{title}</h2>
        {note && <span className="text-12 text-t3">{note}</span>}
      </div>
      <table className={clsx('compare-table', elder ? 'compare-lines' : above && 'compare-above')}>
        <thead className="hidden-visually">
          <tr>
            <th scope="col">{title}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells, best }) => {
            const cell = (at: number) => (
              <>
                {best?.[at] && (
                  <i className="compare-best" role="img" aria-label={words.bestSpoken} />
                )}
                {cells[at]}
              </>
            );
            if (elder) {
              return (
                <Fragment key={label}>
                  <tr>
                    <th scope="rowgroup" colSpan={2} className="compare-label">
                      {label}
                    </th>
                  </tr>
                  {names.map((name, at) => (
                    <tr key={name}>
                      <th scope="row">
                        <i className={clsx('chart-swatch', STICKS[at])} />
                        {name}
                      </th>
                      <td>{cell(at)}</td>
                    </tr>
                  ))}
                </Fragment>
              );
            }
            const figures = names.map((name, at) => <td key={name}>{cell(at)}</td>);
            if (!above) {
              return (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {figures}
                </tr>
              );
            }
            return (
              <Fragment key={label}>
                <tr>
                  <th scope="rowgroup" colSpan={names.length} className="compare-label">
                    {label}
                  </th>
                </tr>
                <tr>{figures}</tr>
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
