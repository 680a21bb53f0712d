import { Check, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';

export interface PromiseStep {
  state: 'done' | 'now' | 'later' | 'failed';
  title: string;
  /** Day or time, at the right; in a flat line it leads. */
  date?: string;
  /** What happens and why. */
  text?: ReactNode;
  /** Buttons of the present step. */
  acts?: ReactNode;
}

const SPOKEN = { done: '已完成', now: '进行中', later: '未开始', failed: '未成功' } as const;

/** What happens, on which date, and why: the sign of this app, wherever money moves. */
export function PromiseLine({ steps }: { steps: readonly PromiseStep[] }) {
  return (
    <ol className="promise">
      {steps.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is kept may be called otherwise
        <Step key={place} step={step} />
      ))}
    </ol>
  );
}

function Step({ step }: { step: PromiseStep }) {
  // A promise that is kept while somebody looks is seen to be: its node fills, the line goes on.
  const [found] = useState(step.state);
  const kept = step.state === 'done' && found !== 'done';
  return (
    <li
      data-state={step.state}
      data-kept={kept || undefined}
      aria-current={step.state === 'now' ? 'step' : undefined}
    >
      <span className="promise-node">
        {step.state === 'done' && <Check size={13} strokeWidth={3} aria-hidden="true" />}
        {step.state === 'failed' && <X size={13} strokeWidth={3} aria-hidden="true" />}
      </span>
      <span className="promise-title">
        {step.title}
        <span className="hidden-visually">，{SPOKEN[step.state]}</span>
      </span>
      {step.date && <span className="promise-date">{step.date}</span>}
      {(step.text || step.acts) && (
        <div className="promise-text">
          {step.text}
          {step.acts && <div className="mt-2 flex gap-2">{step.acts}</div>}
        </div>
      )}
    </li>
  );
}

/** Two or three short steps lying flat: the date leads, the title stands under it. */
export function FlatPromiseLine({ steps }: { steps: readonly PromiseStep[] }) {
  return (
    <ol className="promise-flat">
      {steps.map((step) => (
        <li
          key={step.title}
          data-state={step.state}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className="block strong">{step.date}</span>
          <span className="block text-13 text-t2">{step.title}</span>
          {step.text && <span className="block text-13 text-t2">{step.text}</span>}
        </li>
      ))}
    </ol>
  );
}
