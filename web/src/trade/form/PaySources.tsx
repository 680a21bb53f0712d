import { amount } from '@/lib/figures';
import { Avatar } from '@/ui/Avatar';
import { RadioRow } from '@/ui/Checks';
import { Note } from '@/ui/Note';
import { Sentence } from '@/ui/Sentence';
import { type CashAccount, sourceKey, sourceProblem } from './paySource';
import { formWords } from './words';
import { sourceWords as words } from './words.source';

interface PaySourcesProps {
  sources: readonly CashAccount[];
  /** Amount as on the wire; empty when none. */
  value: string;
}

/** Money funds among the ways to pay: what each may give, and why one cannot. */
export function PaySources({ sources, value }: PaySourcesProps) {
  return sources.map((source) => (
    <RadioRow
      key={sourceKey(source)}
      value={sourceKey(source)}
      icon={<Avatar name={source.fundName} size={40} />}
      title={source.fundName}
      sub={sourceText(source)}
      refusal={sourceProblem(value, source)}
    />
  ));
}

/** What happens with the shares when this money fund pays. */
export function PaySourceNote({ source }: { source: CashAccount }) {
  return (
    <Note className="mt-3">
      <Sentence>{words.how(formWords.card(source.bankName, source.tail))}</Sentence>
    </Note>
  );
}

/** `可用20,000.00元，今天还能付10,000.00元` */
export function sourceText({ available, leftToday }: CashAccount): string {
  return words.available(amount(available), amount(leftToday));
}
