import { type ReactNode, useId } from 'react';
import { Button } from './Button';

interface EmptyProps {
  /** In place of the glass that looks for something: a drawing of `ui/drawings`. */
  drawing?: ReactNode;
  /** What is missing, in one line. */
  title: string;
  /** Which condition would help. */
  text?: string;
  /** Two buttons at most. */
  acts?: ReactNode;
}

/** A line drawing, what is missing, what would help. */
export function Empty({ drawing, title, text, acts }: EmptyProps) {
  return (
    <div className="empty">
      {drawing ?? <SearchDrawing />}
      <p className="mt-5 text-17 strong">{title}</p>
      {text && <p className="mt-2 text-13 text-t2">{text}</p>}
      {acts && <div className="mt-6 flex gap-3">{acts}</div>}
    </div>
  );
}

interface ErrorStateProps {
  /** What did not load: 排行没有加载出来. */
  title?: string;
  text?: string;
  onRetry: () => void;
  /** The number that the customer may quote. */
  code?: string | number;
}

/** Only where there is no older data to show: says that the money is safe, and offers a retry. */
export function ErrorState({ title, text, onRetry, code }: ErrorStateProps) {
  const id = useId();
  return (
    <div className="empty" role="alert" aria-labelledby={id}>
      <BrokenLineDrawing />
      <p id={id} className="mt-5 text-17 strong">
        {title ?? '页面没有加载出来'}
      </p>
      <p className="mt-2 text-13 text-t2">{text ?? '你的资产和订单不受影响，请检查网络后重试'}</p>
      <div className="mt-6">
        <Button onClick={onRetry}>重试</Button>
      </div>
      {code !== undefined && <p className="mt-4 text-12 text-t3">错误编号 {code}</p>}
    </div>
  );
}

const LINE = { stroke: 'var(--brand)', strokeWidth: 3, strokeLinecap: 'round' } as const;

function SearchDrawing() {
  return (
    <svg width="160" height="112" viewBox="0 0 160 112" fill="none" aria-hidden="true">
      <Ground />
      <g fill="var(--pressed)">
        <rect x="28" y="64" width="18" height="32" rx="4" />
        <rect x="54" y="48" width="18" height="48" rx="4" />
        <rect x="80" y="72" width="18" height="24" rx="4" />
      </g>
      <path
        d="M20 76C44 72 48 40 70 40s28 22 46 4"
        stroke="var(--brand-line)"
        strokeWidth="2.5"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      <circle cx="114" cy="40" r="24" fill="var(--surface)" {...LINE} />
      <path d="m131 57 14 14" {...LINE} strokeWidth={5} />
      <path d="M105 40h18" {...LINE} />
    </svg>
  );
}

function BrokenLineDrawing() {
  return (
    <svg width="160" height="112" viewBox="0 0 160 112" fill="none" aria-hidden="true">
      <Ground />
      <path d="M24 74c14 0 18-30 36-30 6 0 10 5 13 11M92 60c6-14 16-30 44-32" {...LINE} />
      <path d="m74 56 6 8m6-10 5 7" {...LINE} stroke="var(--brand-line)" />
      <circle cx="24" cy="74" r="5" fill="var(--surface)" {...LINE} />
      <circle cx="136" cy="28" r="5" fill="var(--surface)" {...LINE} />
    </svg>
  );
}

function Ground() {
  return <path d="M8 96h144" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" />;
}
