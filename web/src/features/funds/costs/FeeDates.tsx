import { useState } from 'react';
import { FeeTables } from '@/features/funds/rules/FeeTables';
import { Chip } from '@/ui/Chip';
import { ChipLine } from '@/ui/ChipLine';
import { Note } from '@/ui/Note';
import type { Quote } from './AmountCard';
import { feeWords as words } from './words';

type Sheet = Quote['fees'];

/** The tables by the day from which they are in force: the present one, those to come, past ones. */
export function FeeDates({ quote, foreign }: { quote: Quote; foreign: string }) {
  const { fees, history } = quote;
  const [chosen, setChosen] = useState(fees.validFrom);
  const shown = history.find(({ validFrom }) => validFrom === chosen) ?? fees;
  return (
    <>
      {history.length > 1 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame
        <div role="group" aria-label={words.tablesOf} className="px-4 pb-3">
          <ChipLine chosen={shown.validFrom}>
            {history.map((sheet) => (
              <Chip
                key={sheet.validFrom}
                on={sheet === shown}
                onClick={() => setChosen(sheet.validFrom)}
              >
                {labelOf(sheet, fees)}
              </Chip>
            ))}
          </ChipLine>
        </div>
      ) : (
        <p className="px-5 pb-2 text-13 text-t2">{words.always(fees.validFrom)}</p>
      )}
      {shown.validFrom !== fees.validFrom && (
        <Note className="mx-4 mb-3" tone="surface">
          {shown.validFrom > fees.validFrom ? words.comingNote(shown.validFrom) : words.pastNote}
        </Note>
      )}
      <FeeTables fees={shown} foreign={foreign} />
    </>
  );
}

function labelOf({ validFrom }: Sheet, now: Sheet): string {
  if (validFrom === now.validFrom) return words.now(validFrom);
  return validFrom > now.validFrom ? words.coming(validFrom) : words.past(validFrom);
}
