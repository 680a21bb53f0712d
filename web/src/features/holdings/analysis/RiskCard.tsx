import { amount } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { amountsHidden } from '@/trade/customer/amounts';
import { assessment } from '@/trade/customer/assessment';
import { Card } from '@/ui/Card';
import { Sentence } from '@/ui/Sentence';
import { riskText } from './risks';
import { type Analysis, shareText } from './sentences';
import { riskWords as words } from './words';

/** What is held of each risk level, and how far the customer's own level reaches. */
export function RiskCard({ analysis }: { analysis: Analysis }) {
  const hidden = useStore(amountsHidden);
  const { risks, customerLevel, levelExpired } = analysis;
  const most = Math.max(...risks.map(({ share }) => Number(share)));
  const reach = Number(customerLevel ?? 0);
  const over = risks.some(({ above, share }) => above && Number(share) > 0);
  const untested = customerLevel === null || levelExpired;
  const standing = !customerLevel
    ? words.untested
    : levelExpired
      ? words.expired(customerLevel)
      : words.level(customerLevel);
  return (
    <Card
      title={words.title}
      {...(untested
        ? { more: `${standing}，${words.test}`, to: assessment(customerLevel !== null) }
        : { end: <span className="text-13 text-t3">{standing}</span> })}
    >
      <table className="risk-columns">
        <caption className="hidden-visually">{words.title}</caption>
        <tbody>
          <tr>
            {risks.map(({ level, share }) => (
              <td key={level}>
                <span className="risk-column">
                  <span className={Number(share) > 0 ? 'fig text-13' : 'text-13 text-t3'}>
                    {Number(share) > 0 ? shareText(share) : words.nothing}
                  </span>
                  <i style={{ height: `${(Number(share) / (most || 1)) * 62}px` }} />
                </span>
              </td>
            ))}
          </tr>
          <tr>
            {risks.map(({ level }) => (
              <th key={level} scope="col">
                {words.names[level]}
              </th>
            ))}
          </tr>
        </tbody>
      </table>
      {reach > 0 && (
        <p className="risk-reach" data-over={over}>
          <b style={{ flex: reach }}>{reach === 5 ? words.mayAll : words.may(String(reach))}</b>
          {reach < 5 && <span style={{ flex: 5 - reach }}>{words.confirm}</span>}
        </p>
      )}
      <p className="mt-3 text-13 text-t2">
        <Sentence>{riskText(analysis, (value) => (hidden ? undefined : amount(value)))}</Sentence>
      </p>
    </Card>
  );
}
