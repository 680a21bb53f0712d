import { dayTime } from '@/lib/days';
import { amount } from '@/lib/figures';
import { accountOf } from './accounts';
import type { Behind, JournalEntry } from './curtain';
import { Fresh } from './Fresh';
import { useLang, useWords } from './words';

/** The entries as they were posted: what arrived left, what left right, both sides equal. */
export function Journal({ entries, sums }: { entries: JournalEntry[]; sums: Behind['sums'] }) {
  const words = useWords().journal;
  const equal = sums.every((sum) => sum.debit === sum.credit);
  return (
    <section className="curtain-block" aria-label={words.title}>
      <h3>
        {words.title}
        {sums.length > 0 && (
          <span className="curtain-tag" data-wrong={!equal}>
            {equal ? words.equal : words.unequal}
          </span>
        )}
        <small>{words.only}</small>
      </h3>
      {entries.length === 0 && <p className="stage-hint">{words.none}</p>}
      {entries.length > 0 && (
        <table className="journal">
          <thead>
            <tr>
              <th scope="col">{words.account}</th>
              <th scope="col">{words.debit}</th>
              <th scope="col">{words.credit}</th>
            </tr>
          </thead>
          {entries.map((entry) => (
            <Entry key={`${entry.reference}${entry.kind}`} entry={entry} />
          ))}
          <tfoot>
            {sums.map((sum) => (
              <tr key={sum.asset}>
                <th scope="row">{words.sum(sum.asset)}</th>
                <td>{amount(sum.debit)}</td>
                <td>{amount(sum.credit)}</td>
              </tr>
            ))}
          </tfoot>
        </table>
      )}
    </section>
  );
}

function Entry({ entry }: { entry: JournalEntry }) {
  const words = useWords().journal;
  const lang = useLang();
  return (
    <Fresh as="tbody">
      {(fresh) => (
        <>
          <tr className="journal-entry">
            <th scope="rowgroup">
              {words.kinds[entry.kind] ?? entry.kind} <code>{entry.kind}</code>
            </th>
            <td colSpan={2}>{fresh ? words.fresh : dayTime(Date.parse(entry.at))}</td>
          </tr>
          {debitFirst(entry.lines).map(({ account, asset, debit, credit }, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are never added to an entry
            <tr key={line} data-credit={credit !== ''}>
              <th scope="row">
                {accountOf(account).words[lang]} <code>{accountOf(account).short}</code>
                {asset !== 'CNY' && <span className="hidden-visually">{words.shares}</span>}
              </th>
              <td>{debit && amount(debit)}</td>
              <td>{credit && amount(credit)}</td>
            </tr>
          ))}
        </>
      )}
    </Fresh>
  );
}

/** A movement is two lines, from where and to where; bookkeepers write them the other way round. */
function debitFirst(lines: JournalEntry['lines']): JournalEntry['lines'] {
  return lines.flatMap((line, place) =>
    place % 2 === 1 ? [line, ...lines.slice(place - 1, place)] : [],
  );
}
