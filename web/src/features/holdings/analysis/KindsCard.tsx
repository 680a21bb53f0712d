import { useStore } from '@/lib/store';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { Card } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { colourOf, Ring } from '@/ui/Ring';
import { type Analysis, shareText } from './sentences';
import { sentenceWords, analysisWords as words } from './words';

/** The kinds of funds as a ring; its legend is the table, and each row leads on. */
export function KindsCard({ analysis }: { analysis: Analysis }) {
  const hidden = useStore(amountsHidden);
  const { kinds, steady, held } = analysis;
  const [largest] = kinds;
  if (!largest) return null;
  const both = Number(steady.share) > Number(largest.share);
  return (
    <Card title={words.kinds} more={words.funds(held)} to={to('/position')}>
      {kinds.length === 1 ? (
        <Link to={to('/holdAsset', { category: largest.name })} className="hit block">
          {words.onlyKind(largest.name)}
        </Link>
      ) : (
        <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-3">
          <Ring
            parts={kinds.map(({ name, share }) => ({ name, part: Number(share) }))}
            caption={both ? sentenceWords.steady : largest.name}
            title={shareText(both ? steady.share : largest.share)}
          />
          <table className="min-w-44 flex-1 text-13">
            <caption className="hidden-visually">{words.kinds}</caption>
            <thead className="hidden-visually">
              <tr>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.amount}</th>
                <th scope="col">{words.share}</th>
              </tr>
            </thead>
            <tbody>
              {kinds.map(({ name, amount, share }, at) => (
                <tr key={name}>
                  <th scope="row" className="py-1 text-start font-[400] nowrap">
                    <span className="dot mr-2" style={{ background: colourOf(at) }} />
                    <Link
                      to={to('/holdAsset', { category: name })}
                      className="hit inline-block py-1"
                    >
                      {name}
                    </Link>
                  </th>
                  <td className="py-1 ps-2 text-end text-t2">
                    <Figure value={amount} size={13} hidden={hidden} className="plain" />
                  </td>
                  <td className="fig py-1 ps-2 text-end strong">{shareText(share)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
