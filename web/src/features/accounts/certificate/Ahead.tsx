import { laterDay, monthDay } from '@/lib/days';
import { Card } from '@/ui/Card';
import { PromiseLine } from '@/ui/PromiseLine';
import { type Cert, daysLeft, isLongTerm, lacksPhotosOnly } from './certState';
import { aheadWords as words } from './words.ahead';

interface AheadProps {
  cert: Cert;
  /** The business day. */
  today: string;
}

/** What happens meanwhile and afterwards, below the form. */
export default function Ahead({ cert, today }: AheadProps) {
  return (
    <>
      <TimesCard cert={cert} today={today} />
      <NextCard cert={cert} today={today} />
    </>
  );
}

/** What can be done while it is looked at, afterwards, and without it; redeeming always can. */
function TimesCard({ cert, today }: AheadProps) {
  if (isLongTerm(cert)) return null;
  const past = daysLeft(cert, today) < 0;
  const end = words.undone(monthDay(laterDay(cert.certExpire, 1), today));
  // Who has none that is good stands in the last column already.
  const heads = [words.review, words.passed, past ? words.undoneNow : end];
  const now = past ? 2 : 0;
  const rows = [
    { act: words.acts.buy, can: [!past, true, false] },
    { act: words.acts.redeem, can: [true, true, true] },
    { act: words.acts.look, can: [true, true, true] },
  ];
  return (
    <Card title={words.times}>
      <table className="cert-times">
        <thead>
          <tr>
            <td>
              <span className="hidden-visually">{words.act}</span>
            </td>
            {heads.map(([when, what], at) => (
              <th key={what} scope="col" data-now={at === now || undefined}>
                <span className="block">{when}</span>
                <span className="block">{what}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ act, can }) => (
            <tr key={act}>
              <th scope="row">{act}</th>
              {can.map((may, at) => (
                <td
                  key={heads[at]?.[1]}
                  data-now={at === now || undefined}
                  className={styleOf(may, at === now)}
                >
                  {may ? words.can : words.stopped}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function styleOf(may: boolean, now: boolean): string {
  if (!may) return 'strong text-warn';
  return now ? 'strong text-brand' : 'text-t2';
}

/** From handing in to the new certificate: what happens, and by when. */
function NextCard({ cert, today }: AheadProps) {
  const same = lacksPhotosOnly(cert);
  return (
    <Card title={words.next}>
      <PromiseLine
        steps={[
          {
            state: 'now',
            title: words.handIn,
            date: words.today(monthDay(today, today)),
            text: words.password,
          },
          { state: 'later', title: words.check, date: words.within, text: words.told },
          {
            state: 'later',
            title: same ? words.complete : words.switch,
            date: words.onPass,
            text: same ? words.keptPhotos : words.kept,
          },
        ]}
      />
    </Card>
  );
}
