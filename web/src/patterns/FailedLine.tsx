import { TextButton } from '@/ui/Button';
import { isDecided } from '@/wire/failure';
import { partWords as words } from './words.part';

interface FailedLineProps {
  cause: Error;
  /** What is not there: 份额没有加载出来. */
  text?: string;
  onRetry: () => void;
}

/** As `QueryFailed` in one line, where only a part of a screen did not come. */
export function FailedLine({ cause, text, onRetry }: FailedLineProps) {
  const decided = isDecided(cause);
  return (
    <p className="flex justify-between gap-3 text-13 text-t2" role="alert">
      {decided ? cause.message : (text ?? words.partFailed)}
      {!decided && <TextButton onClick={onRetry}>{words.retry}</TextButton>}
    </p>
  );
}
