import type { FieldProps } from '@/patterns/form/field';
import { Button } from '@/ui/Button';
import { Sentence } from '@/ui/Sentence';
import { renewWords as words } from './words';

interface DoubtRowProps extends FieldProps<boolean> {
  /** Leads to where it is mended. */
  onMend: () => void;
}

/** What was read with doubt, and the two answers to it. */
export default function DoubtRow({ id, hint, onChange, onMend }: DoubtRowProps) {
  return (
    <div
      id={id}
      tabIndex={-1}
      className="cert-doubt flex flex-wrap items-center justify-between gap-2"
    >
      <p className="min-w-0 flex-1 text-13 text-warn" role="status">
        {typeof hint === 'string' ? <Sentence>{hint}</Sentence> : hint}
      </p>
      <span className="flex gap-2">
        <Button small kind="outline" onClick={onMend}>
          {words.mend}
        </Button>
        <Button small kind="soft" onClick={() => onChange(true)}>
          {words.right}
        </Button>
      </span>
    </div>
  );
}
