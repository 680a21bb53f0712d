import { useQuery } from '@tanstack/react-query';
import { Chip } from '@/ui/Chip';
import { fillFields } from './fill';
import { samplesFor, samplesQuery } from './samples';
import { useWanted } from './useWanted';
import { demoWords as words } from './words';

/** Specimens for the form on the screen; nothing where none is wanted. */
export function DemoSamples({ onFilled }: { onFilled: () => void }) {
  const kind = useWanted();
  const { data } = useQuery(samplesQuery);
  const samples = samplesFor(data, kind);
  if (samples.length === 0 || kind === null || kind === 'code') return null;
  return (
    <section className="mt-3" aria-label={words.samples[kind]}>
      <h2 className="text-13 strong">{words.samples[kind]}</h2>
      <div className="mt-2 flex flex-wrap gap-2">
        {samples.map(({ answer, fields }) => (
          <Chip
            key={answer}
            onClick={() => {
              fillFields(fields);
              onFilled();
            }}
          >
            {words.answers[answer]}
          </Chip>
        ))}
      </div>
    </section>
  );
}
