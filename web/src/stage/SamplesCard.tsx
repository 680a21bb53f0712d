import { useQuery } from '@tanstack/react-query';
import { type Sample, samplesFor, samplesQuery } from '@/app/demo/samples';
import { useStore } from '@/lib/store';
import { Chip } from '@/ui/Chip';
import { ask, phone } from './phone';
import { useWords } from './words';

/** Specimen certificates and cards: a tap fills the form on the phone that waits for one. */
export function SamplesCard() {
  const words = useWords().samples;
  const { data } = useQuery(samplesQuery);
  const wants = useStore(phone)?.wants;
  return (
    <section className="stage-card stage-pinned" aria-label={words.title}>
      <header className="stage-head">
        <h2>{words.title}</h2>
        <span className="stage-hint">
          {wants === 'certificate' || wants === 'card' ? words.tap : words.where}
        </span>
      </header>
      <Kind
        label={words.certificate}
        samples={samplesFor(data, 'certificate')}
        on={wants === 'certificate'}
      />
      <Kind label={words.card} samples={samplesFor(data, 'card')} on={wants === 'card'} />
    </section>
  );
}

function Kind({ label, samples, on }: { label: string; samples: Sample[]; on: boolean }) {
  const words = useWords().samples;
  return (
    <div className="stage-samples">
      <span className="stage-hint">{label}</span>
      <div>
        {samples.map(({ answer, fields }) => (
          <Chip key={answer} disabled={!on} onClick={() => ask({ act: 'fields', fields })}>
            {words.answers[answer]}
          </Chip>
        ))}
      </div>
    </div>
  );
}
