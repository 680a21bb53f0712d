import { useId } from 'react';
import { Button } from './Button';

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

function BrokenLineDrawing() {
  return (
    <svg width="160" height="112" viewBox="0 0 160 112" fill="none" aria-hidden="true">
      <path d="M8 96h144" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" />
      <path d="M24 74c14 0 18-30 36-30 6 0 10 5 13 11M92 60c6-14 16-30 44-32" {...LINE} />
      <path d="m74 56 6 8m6-10 5 7" {...LINE} stroke="var(--brand-line)" />
      <circle cx="24" cy="74" r="5" fill="var(--surface)" {...LINE} />
      <circle cx="136" cy="28" r="5" fill="var(--surface)" {...LINE} />
    </svg>
  );
}
