import { Row } from '@/ui/Row';
import type { Archive } from './figures';
import { archiveWords as words } from './words';

/** What was paid out, and whether shares were ever split: always answered. */
export function Dividends({ events }: { events: Archive['fundDividendVoList'] }) {
  const splits = events.filter(isSplit);
  const paid = events.filter((one) => !isSplit(one));
  return (
    <>
      {paid.length === 0 && <p className="pb-2 text-13 text-t2">{words.noDividend}</p>}
      {paid.map(({ exDate, text }) => (
        <Row
          key={exDate}
          title={text}
          value={<span className="text-13">{words.exDay(exDate)}</span>}
        />
      ))}
      {splits.length === 0 ? (
        <Row title={words.splits} value={words.noSplit} />
      ) : (
        splits.map(({ exDate, text }) => (
          <Row
            key={exDate}
            title={text}
            value={<span className="text-13">{words.splitDay(exDate)}</span>}
          />
        ))
      )}
    </>
  );
}

export function isSplit({ kind }: { kind: string }): boolean {
  return kind === 'split';
}
