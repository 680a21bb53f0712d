import { lazy, Suspense, useState } from 'react';
import { type Account, isSome, told } from '@/features/pension/pension';
import { taxWords as words } from '@/features/pension/words.account';
import { amount, direction, inPercent, percent } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { Card, Inset } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { useOnce } from '@/ui/Sheet';
import { bracketOf, chosenBracket } from './bracket';

const BracketSheet = lazy(() => import('./BracketSheet'));

interface TaxCardProps {
  year: Account['year'];
  tax: Account['tax'];
  linked: boolean;
  hidden: boolean;
}

/** What paying in saves now against what drawing costs later: an example, in ink. */
export function TaxCard({ year, tax, linked, hidden }: TaxCardProps) {
  const [open, setOpen] = useState(false);
  const opened = useOnce(open);
  const bracket = bracketOf(tax.brackets, useStore(chosenBracket));
  if (!bracket) return null;
  const { whole } = bracket;
  const gain = direction(whole.net, 2);
  const rows = [
    { name: words.paidIn(told(bracket.paidIn.amount, hidden)), sums: bracket.paidIn },
    ...(isSome(bracket.left.amount)
      ? [{ name: words.left(told(bracket.left.amount, hidden)), sums: bracket.left }]
      : []),
  ];
  return (
    <Card
      title={words.title}
      more={words.bracket(rateText(bracket.rate))}
      onMore={() => setOpen(true)}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <div>
          <p className="text-12 text-t2">{words.whole(amount(whole.amount))}</p>
          <Figure value={whole.saved} size={26} />
        </div>
        <div className="ms-auto text-end">
          <p className="text-12 text-t2">{words.due(rateText(tax.rateDrawn))}</p>
          <Figure value={whole.due} size={26} />
        </div>
      </div>
      {gain === 'up' ? (
        <>
          <div className="pension-bar pension-tax" aria-hidden="true">
            <i data-part="invested" style={{ flexGrow: Number(whole.net) }} />
            <i data-part="due" style={{ flexGrow: Number(whole.due) }} />
          </div>
          <p className="mt-1 flex justify-between gap-3 text-12 text-t2">
            <span>{words.net(amount(whole.net))}</span>
            <span>{amount(whole.due)}</span>
          </p>
        </>
      ) : (
        <p className="mt-3 text-13 text-warn" role="note">
          {gain === 'flat' ? words.noGain(rateText(bracket.rate)) : words.loss}
        </p>
      )}
      {linked && (
        <Inset className="mt-3">
          <table className="pension-sums">
            <thead>
              <tr className="text-12 text-t2">
                <td />
                <th scope="col">{words.savedNow}</th>
                <th scope="col">{words.dueLater}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, sums }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>
                    <Figure value={sums.saved} size={13} hidden={hidden} />
                  </td>
                  <td>
                    <Figure value={sums.due} size={13} hidden={hidden} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Inset>
      )}
      <p className="mt-2 text-12 text-t3">{words.foot(year.year)}</p>
      {opened && (
        <Suspense>
          <BracketSheet
            brackets={tax.brackets}
            chosen={bracket.rate}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}

function rateText(rate: string): string {
  return percent(inPercent(rate), 0);
}
