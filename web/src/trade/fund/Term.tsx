import { useQuery } from '@tanstack/react-query';
import { CircleQuestionMark } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, TextButton } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { explainTerm } from '@/wire/gen/content';
import { termWords as words } from './words.term';

interface TermProps {
  /** The term in the glossary. */
  noun: string;
  /** What stands on the page; the term itself when left out. */
  children?: ReactNode;
  /** Stands above the meaning in the sheet, such as how the figure is composed. */
  detail?: ReactNode;
}

/** A label whose meaning is one tap away. */
export function Term({ noun, children, detail }: TermProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="hit inline-flex items-center gap-1"
        aria-label={words.ask(noun)}
        onClick={() => setOpen(true)}
      >
        {children ?? noun}
        <CircleQuestionMark size={13} className="text-t3" aria-hidden="true" />
      </button>
      <Sheet
        open={open}
        title={noun}
        onClose={() => setOpen(false)}
        foot={
          <Button wide kind="soft" onClick={() => setOpen(false)}>
            {words.close}
          </Button>
        }
      >
        {open && detail}
        {open && <Meaning noun={noun} />}
      </Sheet>
    </>
  );
}

function Meaning({ noun }: { noun: string }) {
  const term = useQuery({ ...explainTerm({ noun }), staleTime: Number.POSITIVE_INFINITY });
  if (term.data) return <p className="pb-4 text-t2">{term.data.paraphrase}</p>;
  if (term.isError) {
    return (
      <p className="flex justify-between gap-3 pb-4 text-t2" role="alert">
        {words.failed}
        <TextButton onClick={() => void term.refetch()}>{words.retry}</TextButton>
      </p>
    );
  }
  return (
    <Shimmer>
      <div className="flex flex-col gap-3 pb-4">
        <Bone />
        <Bone w="62%" />
      </div>
    </Shimmer>
  );
}
