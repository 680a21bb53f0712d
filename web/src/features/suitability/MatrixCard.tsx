import clsx from 'clsx';
import { Check, CircleAlert, Lock } from 'lucide-react';
import { Card } from '@/ui/Card';
import { type Buyable, buyable } from './matrix';
import { resultWords as words } from './words';

const LEVELS = [1, 2, 3, 4, 5];
const LEGEND = ['open', 'confirm'] as const;
const LEGEND_LOWEST = ['open', 'confirm', 'closed'] as const;
const ICONS = { open: Check, confirm: CircleAlert, closed: Lock } as const;

interface MatrixCardProps {
  /** The customer's level as 1 to 5. */
  level: string | null | undefined;
  lowest: boolean;
  /** The way to what the levels mean, where it is not this page. */
  more?: string;
}

/** The whole table of customers and products, with the customer's own row marked. */
export function MatrixCard({ level, lowest, more }: MatrixCardProps) {
  return (
    <Card title={words.matrixTitle} more={more && words.matrixMore} to={more}>
      <table className="matrix">
        <caption className="hidden-visually">{words.matrixCaption}</caption>
        <thead>
          <tr>
            <td />
            {LEVELS.map((product) => (
              <th key={product} scope="col">
                R{product}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LEVELS.map((customer) => (
            <MatrixRow
              key={customer}
              customer={customer}
              own={String(customer) === level}
              lowest={lowest && String(customer) === level}
            />
          ))}
        </tbody>
      </table>
      <p className="mt-2 flex flex-wrap gap-x-4 text-13 text-t2">
        {(lowest ? LEGEND_LOWEST : LEGEND).map((state) => (
          <span key={state} className="flex items-center gap-1">
            <Mark state={state} />
            {words.legend[state]}
          </span>
        ))}
      </p>
    </Card>
  );
}

function MatrixRow({ customer, own, lowest }: { customer: number; own: boolean; lowest: boolean }) {
  return (
    <tr aria-current={own || undefined}>
      <th scope="row" className={clsx(own ? 'strong text-brand' : 'text-t2')}>
        C{customer} {words.levels[customer - 1]}
        {own && <span className="hidden-visually">，{words.own}</span>}
      </th>
      {LEVELS.map((product) => {
        const state = buyable(customer, product, lowest);
        return (
          <td key={product} data-state={state}>
            <Mark state={state} />
            <span className="hidden-visually">{words[state]}</span>
          </td>
        );
      })}
    </tr>
  );
}

function Mark({ state }: { state: Buyable }) {
  const Icon = ICONS[state];
  return <Icon size={16} strokeWidth={2} className="mx-auto" aria-hidden="true" />;
}
