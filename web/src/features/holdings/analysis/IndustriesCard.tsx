import { useState } from 'react';
import { useStore } from '@/lib/store';
import { amountsHidden } from '@/trade/customer/amounts';
import { TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { ShareBar } from './ShareBar';
import { type Analysis, shareText } from './sentences';
import { analysisWords, industryWords as words } from './words';

type Industries = Analysis['industries'];
type Part = Industries['other'];

/** So many before they are opened, where there are more than a few others. */
const FEW = 7;
const OTHERS = 2;

/** The money by industry: one bar for the whole, then those that the reports name. */
export function IndustriesCard({ analysis }: { analysis: Analysis }) {
  const [all, setAll] = useState(false);
  const { named, disclosed, other, undisclosed, undisclosedFunds, reportDays } =
    analysis.industries;
  const most = Number(named[0]?.share ?? 0);
  const many = named.length > FEW + OTHERS;
  const onlyMoney = analysis.kinds.every(({ name }) => name.startsWith('货币'));
  if (onlyMoney) {
    return (
      <Card title={words.title}>
        <p className="text-13 text-t2">{words.onlyMoney}</p>
      </Card>
    );
  }
  return (
    <Card title={words.title} end={<ReportDays days={reportDays} />}>
      <ShareBar
        parts={[
          { ...disclosed, tone: 'brand' },
          { ...other, tone: 'base' },
          { ...undisclosed, tone: 'hatch' },
        ]}
      />
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-12 text-t2" aria-hidden="true">
        <Key tone="brand" text={words.disclosed} share={disclosed.share} />
        <Key tone="base" text={words.other} share={other.share} />
        {Number(undisclosed.share) > 0 && (
          <Key tone="hatch" text={words.undisclosed} share={undisclosed.share} />
        )}
      </p>
      {named.length === 0 && <p className="mt-3 text-13 text-t2">{words.none}</p>}
      <table className="bar-table mt-3">
        <caption className="hidden-visually">{words.title}</caption>
        <thead className="hidden-visually">
          <tr>
            <th scope="col">{analysisWords.name}</th>
            <td />
            <th scope="col">{analysisWords.amount}</th>
            <th scope="col">{analysisWords.share}</th>
          </tr>
        </thead>
        <tbody>
          {(all || !many ? named : named.slice(0, FEW)).map((part) => (
            <Industry key={part.name} part={part} most={most} />
          ))}
        </tbody>
        <tbody className="bar-rest">
          <Industry part={other} text={words.otherText} />
          {undisclosedFunds.length > 0 && (
            <Industry part={undisclosed} text={undisclosedFunds.map(undisclosedText).join('；')} />
          )}
        </tbody>
      </table>
      {many && (
        <p className="mt-2 text-center">
          <TextButton onClick={() => setAll(!all)}>
            {all ? words.fewer : words.all(named.length)}
          </TextButton>
        </p>
      )}
    </Card>
  );
}

/** `most` is the share that fills the bar; without it there is none. */
function Industry({ part, most, text }: { part: Part; most?: number; text?: string }) {
  const hidden = useStore(amountsHidden);
  return (
    <tr>
      <th scope="row" colSpan={most === undefined ? 2 : undefined}>
        {part.name}
        {text && <span className="block text-12 text-t3">{text}</span>}
      </th>
      {most !== undefined && (
        <td className="bar-cell" aria-hidden="true">
          <span className="bar-track">
            <i style={{ width: `${(Number(part.share) / (most || 1)) * 100}%` }} />
          </span>
        </td>
      )}
      <td className="text-t2">
        <Figure value={part.amount} size={13} hidden={hidden} className="plain" />
      </td>
      <td className="fig text-13 strong">{shareText(part.share)}</td>
    </tr>
  );
}

function undisclosedText({ fundName, firstReport }: Industries['undisclosedFunds'][number]) {
  if (!firstReport) return words.without(fundName);
  const [year = '', month] = firstReport.split('-');
  return words.first(fundName, words.month(year, Number(month)));
}

function Key({ tone, text, share }: { tone: string; text: string; share: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <i className="share-key" data-tone={tone} />
      {text} {shareText(share)}
    </span>
  );
}

/** Of which day the reports are; of which days, where funds report at different times. */
export function ReportDays({ days, before }: { days: readonly string[]; before?: string }) {
  const [last] = days;
  const first = days.at(-1);
  if (!first || !last) return null;
  const text = first === last ? analysisWords.report(last) : analysisWords.reports(first, last);
  return (
    <span className="text-13 text-t3">
      {before && `${before}，`}
      {text}
    </span>
  );
}
