import { wholeKindOf } from '@/trade/fund/kind';
import { offeringWords } from '@/trade/fund/words';
import { KeyValues } from '@/ui/Row';
import { ArchiveSection } from './ArchiveSection';
import type { Archive } from './figures';
import { archiveWords as words } from './words';

/** Who runs the fund, since when, and what its contract says of it. */
export function ArchiveFacts({ archive }: { archive: Archive }) {
  const { fundInfoVo: facts, objective, scope, strategy } = archive;
  const texts = [
    [words.objective, objective],
    [words.scope, scope],
    [words.strategy, strategy],
  ].filter(([, text]) => text);
  return (
    <ArchiveSection id="facts" title={words.facts}>
      <KeyValues
        rows={[
          [words.fullName, facts.fullName],
          [words.kind, wholeKindOf(facts)],
          [words.established, facts.established ?? offeringWords.notYet],
          [words.company, facts.company || '--'],
          [words.custodian, facts.custodian || '--'],
          [words.benchmark, archive.benchmark || '--'],
        ]}
      />
      {texts.length > 0 && (
        <details className="mt-3">
          <summary className="hit text-13 text-brand">{words.contract}</summary>
          {texts.map(([title, text]) => (
            <div key={title} className="mt-3 text-13">
              <h3 className="strong">{title}</h3>
              <p className="mt-1 text-t2">{text}</p>
            </div>
          ))}
        </details>
      )}
    </ArchiveSection>
  );
}
