import { lazy, Suspense, useState } from 'react';
import { useStore } from '@/lib/store';
import { amountsHidden } from '@/trade/customer/amounts';
import { Card } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { Note } from '@/ui/Note';
import { Sentence } from '@/ui/Sentence';
import { ReportDays } from './IndustriesCard';
import { type Analysis, concentrated, type Security, shareText } from './sentences';
import { analysisWords, securityWords as words } from './words';

const SecuritySheet = lazy(() => import('./SecuritySheet'));

/** The ten securities with the most money in them; a tap shows through which funds. */
export function SecuritiesCard({ analysis }: { analysis: Analysis }) {
  const hidden = useStore(amountsHidden);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Security>();
  const { securities, largest, industries } = analysis;
  if (securities.length === 0) return null;
  return (
    <Card
      title={words.title(securities.length)}
      end={<ReportDays days={industries.reportDays} before={words.sum(shareText(largest.share))} />}
    >
      <Note tone="brand" className="mb-2">
        {concentrated(securities).map((text) => (
          <span key={text} className="block">
            <Sentence>{text}</Sentence>
          </span>
        ))}
      </Note>
      <table className="security-table">
        <caption className="hidden-visually">{words.title(securities.length)}</caption>
        <thead>
          <tr>
            <th scope="col">{analysisWords.name}</th>
            <th scope="col" className="security-wide">
              {words.through}
            </th>
            <th scope="col" className="security-wide">
              {analysisWords.amount}
            </th>
            <th scope="col">{analysisWords.share}</th>
          </tr>
        </thead>
        <tbody>
          {securities.map((security, at) => (
            <tr key={`${security.code}${security.name}`}>
              <th scope="row">
                <button
                  type="button"
                  onClick={() => {
                    setChosen(security);
                    setOpen(true);
                  }}
                >
                  <span className="place text-13 text-t3">{at + 1}</span>
                  {security.name}
                  {security.code && <span className="ms-1.5 text-12 text-t3">{security.code}</span>}
                </button>
                <span className="security-narrow text-13 text-t2">
                  <Figure value={security.amount} size={13} hidden={hidden} className="plain" />，
                  {words.through}
                  {words.funds(security.funds.length)}
                </span>
              </th>
              <td className="security-wide text-13 text-t2">
                {words.funds(security.funds.length)}
              </td>
              <td className="security-wide">
                <Figure value={security.amount} hidden={hidden} className="plain" />
              </td>
              <td className="fig text-13 strong">{shareText(security.share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {chosen && (
        <Suspense>
          <SecuritySheet security={chosen} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
