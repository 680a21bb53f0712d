import clsx from 'clsx';
import { CircleAlert, CircleCheck, Clock3, type LucideIcon, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Decimal } from '@/lib/figures';
import { Card } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { PromiseLine, type PromiseStep } from '@/ui/PromiseLine';
import { KeyValues } from '@/ui/Row';
import { Sentence } from '@/ui/Sentence';

/** `now` is answered while the customer looks, `later` on another day; `undone` was taken back. */
export type Tone = 'done' | 'now' | 'later' | 'warn' | 'undone';

/** What became of something that the customer asked for. */
export interface Result {
  tone: Tone;
  /** What has happened: 买入已受理. */
  title: string;
  /** To what it has: a fund, an account. */
  of?: ReactNode;
  sum?: { value: Decimal; prefix?: string; unit?: string };
  /** Why, or what it means. */
  text?: ReactNode;
  /** Ahead of it, with dates. */
  steps?: readonly PromiseStep[];
  stepsTitle?: string;
  facts?: readonly (readonly [string, ReactNode])[];
  note?: ReactNode;
}

export interface ResultBodyProps extends Result {
  /** In place of the tone's sign. */
  mark?: ReactNode;
  /** The title is the page's own, where its bar has none. */
  alone?: boolean;
  /** What the head stands in. */
  frame?: (head: ReactNode) => ReactNode;
  /** Cards between what is ahead and the facts. */
  children?: ReactNode;
  /** Under the words of a result that is nothing but words. */
  acts?: ReactNode;
}

/** A result on a page that has its own question; else a ResultPage. */
export function ResultBody(props: ResultBodyProps) {
  const { steps, stepsTitle, facts, frame, children } = props;
  const head = <Head {...props} />;
  return (
    <>
      {frame ? frame(head) : head}
      {steps && (
        <Card title={stepsTitle}>
          <PromiseLine steps={steps} />
        </Card>
      )}
      {children}
      {facts && (
        <Card>
          <KeyValues rows={facts} />
        </Card>
      )}
    </>
  );
}

/** Nothing stands under its words. */
export function isBare({ steps, facts, children, frame }: ResultBodyProps): boolean {
  return !steps && !facts && !children && !frame;
}

function Head(props: ResultBodyProps) {
  const { tone, mark, alone, title, of, sum, text, note, acts } = props;
  const Title = alone ? 'h1' : 'h2';
  return (
    <section
      className={isBare(props) ? 'empty' : 'flex flex-col items-center px-6 pt-4 pb-6 text-center'}
      aria-live="polite"
    >
      {mark ?? <ResultMark tone={tone} />}
      <Title className="mt-3 text-20 strong">{title}</Title>
      {of && <p className="mt-1 text-13 text-t2">{of}</p>}
      {sum && (
        <p className="mt-3">
          <Figure size={36} {...sum} />
        </p>
      )}
      {text && (
        <p className={clsx('mt-2 text-t2', sum ? 'text-13' : 'max-w-72')}>
          {typeof text === 'string' ? <Sentence>{text}</Sentence> : text}
        </p>
      )}
      {note && <div className="mt-4 self-stretch text-start">{note}</div>}
      {acts && <div className="mt-6 flex gap-3">{acts}</div>}
    </section>
  );
}

const ICONS = { done: CircleCheck, later: Clock3, warn: CircleAlert, undone: Undo2 } as const;

/** The sign over the words; what is answered in a moment turns. */
export function ResultMark({ tone, icon }: { tone: Tone; icon?: LucideIcon }) {
  const Icon = icon ?? (tone === 'now' ? null : ICONS[tone]);
  return (
    <span
      className={clsx(
        'flex size-14 items-center justify-center rounded-pill shadow-card',
        tone === 'warn' ? 'bg-warn-weak text-warn' : 'bg-surface text-brand',
      )}
      aria-hidden="true"
    >
      {Icon ? <Icon size={30} strokeWidth={1.75} /> : <span className="spinner" />}
    </span>
  );
}
