import clsx from 'clsx';
import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { inCapitals } from '@/lib/words';

/** Signs of the hero size that fit beside the clear button at 360 px. */
const FITTING = 11;

interface AmountInputProps {
  /** Spoken name: 买入金额. */
  label: string;
  /** Digits as typed, without separators. */
  value: string;
  onClear: () => void;
  /** The keypad is up; draws the caret. */
  open: boolean;
  onOpen: () => void;
  /** ¥ for sums, empty for shares. */
  currency?: string;
  /** Shows the sum in capitals at the right: 贰万元. */
  capitals?: boolean;
  placeholder?: string;
  error?: ReactNode;
  hint?: ReactNode;
}

/**
 * The big line for a sum or shares. It opens the screen's own `AmountKeypad`, whose keys the
 * screen applies with `typeAmount`.
 */
export function AmountInput(props: AmountInputProps) {
  const { value, open, currency = '¥', capitals = currency !== '' } = props;
  const shown = separateTyped(value);
  const words = capitals && value ? inCapitals(value.replace(/\.$/, '')) : '';
  // 壹拾贰万元 still stands beside its figure; longer ones go below it.
  const beside = words.length <= 5;
  return (
    <div>
      <div className="amount" data-open={open} data-invalid={props.error !== undefined}>
        <button
          type="button"
          className="flex min-w-0 flex-1 items-center gap-2 self-stretch"
          aria-label={`${props.label}，${value ? `${shown}${currency ? '元' : '份'}` : '未填写'}`}
          aria-expanded={open}
          onClick={props.onOpen}
        >
          {currency && <span className="fig text-26">{currency}</span>}
          {value ? (
            <span className={clsx('fig', shown.length > FITTING ? 'text-26' : 'text-36')}>
              {shown}
            </span>
          ) : (
            <span className="text-20 text-t3">{props.placeholder}</span>
          )}
          {open && <span className="amount-caret" />}
        </button>
        {words && beside && <span className="text-13 text-t2">{words}</span>}
        {value && (
          <button
            type="button"
            className="icon-button -mr-3"
            aria-label="清空"
            onClick={props.onClear}
          >
            <CircleX size={20} className="text-t2" aria-hidden="true" />
          </button>
        )}
      </div>
      {words && !beside && <p className="pt-1 text-13 text-t2">{words}</p>}
      {(props.error ?? props.hint) && (
        <div
          className={props.error ? 'field-hint field-error' : 'field-hint'}
          role={props.error ? 'alert' : undefined}
        >
          {props.error ?? props.hint}
        </div>
      )}
    </div>
  );
}

function separateTyped(value: string): string {
  const [whole = '', decimals] = value.split('.');
  const separated = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? separated : `${separated}.${decimals}`;
}
