/* once */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryView } from '@/patterns/QueryView';
import { Button } from '@/ui/Button';
import { Markdown } from '@/ui/Markdown';
import { Sheet } from '@/ui/Sheet';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { explainTerm } from '@/wire/gen/content';
import { drawings } from './drawings';
import './term.css';
import { markTerms } from './marks';
import { termSheetWords as words } from './words';

/** A text in which a term is explained by a tap. */
export function ArticleText({ text, terms }: { text: string; terms: readonly string[] }) {
  const [noun, setNoun] = useState('');
  const [open, setOpen] = useState(false);
  function explain(tapped: string) {
    setNoun(tapped);
    setOpen(true);
  }
  return (
    <>
      <Markdown
        text={markTerms(text, terms)}
        drawings={drawings}
        term={(one) => (
          <button type="button" className="term" onClick={() => explain(one)}>
            {one}
          </button>
        )}
      />
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
        {noun && <Meaning noun={noun} />}
      </Sheet>
    </>
  );
}

function Meaning({ noun }: { noun: string }) {
  const term = useQuery({ ...explainTerm({ noun }), staleTime: Number.POSITIVE_INFINITY });
  const bones = (
    <Shimmer>
      <div className="flex flex-col gap-3 pb-4">
        <Bone />
        <Bone w="62%" />
      </div>
    </Shimmer>
  );
  return (
    <QueryView query={term} bones={bones} failed={words.failed}>
      {({ paraphrase }) => <p className="pb-4 text-t2">{paraphrase}</p>}
    </QueryView>
  );
}
