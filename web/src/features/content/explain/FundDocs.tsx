import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextReader } from '@/features/content/text/TextReader';
import { explainWords as words } from '@/features/content/words';
import { to } from '@/route/links';
import { Segment } from '@/ui/Segment';
import { fundText, productText, tradeText } from '@/wire/gen/content';

const PARTS = ['fund', 'product', 'trade'] as const;
type Part = (typeof PARTS)[number];

const ASKED = {
  fund: (fundCode: string) => fundText({ fundCode }),
  product: (productCode: string) => productText({ productCode }),
  trade: (fundCode: string) => tradeText({ fundCode }),
};

/** What there is to read of a fund: what it is, what its classes cost, how it is traded. */
export function FundDocs({ fundCode, first }: { fundCode: string; first: string | undefined }) {
  const [part, setPart] = useState<Part>(PARTS.find((one) => one === first) ?? 'fund');
  const text = useQuery(ASKED[part](fundCode));
  return (
    <TextReader
      query={text}
      title={words.title}
      sub={fundCode}
      failed={words.failed}
      gone={words.gone}
      more={{ label: words.toHelp, to: to('/explaindoc') }}
    >
      <div className="px-5 pt-3">
        <Segment
          label={words.parts}
          choices={PARTS.map((value) => ({ value, label: words.part[value] }))}
          value={part}
          onChange={setPart}
        />
      </div>
    </TextReader>
  );
}
