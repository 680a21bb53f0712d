import type { ReactNode } from 'react';
import { useBack } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { ErrorState } from '@/ui/ErrorState';
import { Busy, codeOf, isDecided, NetworkFailure, type Refusal } from '@/wire/failure';
import { patternWords as words } from './words';

interface QueryFailedProps {
  cause: Error | null;
  /** What is not there: 排行没有加载出来. */
  title?: string;
  onRetry: () => void;
  /** What a screen makes of a refusal that it knows a better way out of. */
  refused?: (refusal: Refusal) => ReactNode;
}

/**
 * In the place of what did not come. A refusal is the server's sentence with a way back, since
 * asking again would be answered the same; a fault has its number, and only a lost line speaks of
 * the network.
 */
export function QueryFailed({ cause, title, onRetry, refused }: QueryFailedProps) {
  const back = useBack();
  if (isDecided(cause)) {
    return (
      refused?.(cause) ?? (
        <Empty
          title={title ?? words.refused}
          text={cause.message}
          acts={
            <Button kind="soft" onClick={back}>
              {words.back}
            </Button>
          }
        />
      )
    );
  }
  return (
    <ErrorState
      title={title ?? words.failed}
      text={textOf(cause)}
      code={codeOf(cause)}
      onRetry={onRetry}
    />
  );
}

/** Of a lost line, the state's own sentence. */
function textOf(cause: Error | null): string | undefined {
  if (cause instanceof NetworkFailure) return undefined;
  return cause instanceof Busy ? cause.message : words.faultText;
}
