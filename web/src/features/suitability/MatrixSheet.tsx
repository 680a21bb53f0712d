import clsx from 'clsx';
import { Check, CircleAlert, Lock } from 'lucide-react';
import { Sheet } from '@/ui/Sheet';
import { type Buyable, buyable } from './matrix';
import { resultWords as words } from './words';

const LEVELS = [1, 2, 3, 4, 5];
const LEGEND = ['open', 'confirm'] as const;
const LEGEND_LOWEST = ['open', 'confirm', 'closed'] as const;
const ICONS = { open: Check, confirm: CircleAlert, closed: Lock } as const;

interface MatrixSheetProps {
  open: boolean;
  onClose: () => void;
  /** The customer's level as 1 to 5. */
  level: string | null | undefined;
  lowest: boolean;
}

/** The whole table of customers and products, with the customer's own row marked. */
export function MatrixSheet({ open, onClose, level, lowest }: MatrixSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={words.matrixTitle}>
      <p className="text-13 text-t2">{words.matrixText}</p>
      <table className="mt-4 w-full border-separate border-spacing-1 text-center">
        <caption className="hidden-visually">{words.matrixCaption}</caption>
        <thead>
          <tr>
            <td />
            {LEVELS.map((product) => (
              <th key={product} scope="col" className="py-2 text-13 text-t2">
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
      <p className="mt-3 flex gap-4 pb-4 text-13 text-t2">
        {(lowest ? LEGEND_LOWEST : LEGEND).map((state) => (
          <span key={state} className="flex items-center gap-1">
            <Mark state={state} />
            {words[state]}
          </span>
        ))}
      </p>
    </Sheet>
  );
}

function MatrixRow({ customer, own, lowest }: { customer: number; own: boolean; lowest: boolean }) {
  return (
    <tr aria-current={own || undefined}>
      <th scope="row" className={clsx('text-13', own ? 'strong text-brand' : 'text-t2')}>
        C{customer}
        {own && <span className="hidden-visually">，{words.customer}</span>}
      </th>
      {LEVELS.map((product) => {
        const state = buyable(customer, product, lowest);
        return (
          <td
            key={product}
            className={clsx(
              'h-11 rounded-inner',
              state === 'open' ? 'bg-brand-weak text-brand' : 'bg-inset text-t2',
              own && 'strong inset-ring inset-ring-brand',
            )}
          >
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
