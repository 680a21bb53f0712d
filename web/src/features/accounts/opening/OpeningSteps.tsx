import clsx from 'clsx';
import type { ReactNode } from 'react';
import { openingWords as words } from '@/features/accounts/words';
import { Steps } from '@/ui/Steps';

interface OpeningStepsProps {
  /** From 1. */
  now: number;
  /** The screen's headline. */
  children?: ReactNode;
}

/** How far the opening has come, 身份, 信息, 银行卡, 完成, in the panel under the bar. */
export function OpeningSteps({ now, children }: OpeningStepsProps) {
  const names = words.stepNames;
  return (
    <section className="hero">
      <Steps now={now} total={names.length} />
      <ol className="mt-2 flex list-none gap-1.5 p-0 text-12">
        {names.map((name, index) => (
          <li
            key={name}
            className={clsx(
              'flex-1 text-center',
              index + 1 === now && 'strong text-brand',
              index + 1 < now && 'text-t1',
              index + 1 > now && 'text-t3',
            )}
            aria-current={index + 1 === now ? 'step' : undefined}
          >
            {name}
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
