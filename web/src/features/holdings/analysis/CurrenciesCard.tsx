import { useStore } from '@/lib/store';
import { amountsHidden } from '@/trade/customer/amounts';
import { Card } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { ShareBar } from './ShareBar';
import { type Analysis, shareText } from './sentences';
import { analysisWords as words } from './words';

const TONES = ['c1', 'c3', 'c4', 'c5'];

/** The money by currency. */
export function CurrenciesCard({ analysis }: { analysis: Analysis }) {
  const hidden = useStore(amountsHidden);
  const { currencies } = analysis;
  const [only, ...more] = currencies;
  if (!only) return null;
  if (more.length === 0) {
    return (
      <Card title={words.currencies}>
        <p className="text-13 text-t2">{words.onlyCurrency(only.name)}</p>
      </Card>
    );
  }
  const toned = currencies.map((part, at) => ({ ...part, tone: TONES[at] ?? 'base' }));
  return (
    <Card title={words.currencies}>
      <ShareBar parts={toned} />
      <table className="bar-table mt-2">
        <caption className="hidden-visually">{words.currencies}</caption>
        <thead className="hidden-visually">
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.amount}</th>
            <th scope="col">{words.share}</th>
          </tr>
        </thead>
        <tbody>
          {toned.map(({ name, amount, share, tone }) => (
            <tr key={name}>
              <th scope="row" className="w-full">
                <i className="share-key mr-2" data-tone={tone} />
                {name}
              </th>
              <td className="text-t2">
                <Figure value={amount} size={13} hidden={hidden} className="plain" />
              </td>
              <td className="fig text-13 strong">{shareText(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-12 text-t3">{words.currencyNote}</p>
    </Card>
  );
}
