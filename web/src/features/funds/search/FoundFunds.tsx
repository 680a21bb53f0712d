import { PagedList } from '@/patterns/PagedList';
import { usePages } from '@/patterns/pages';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { FundRow } from '@/trade/fund/FundRow';
import { isOffered } from '@/trade/fund/kind';
import { offeringWords } from '@/trade/fund/words';
import { searchWords as words } from '@/trade/fund/words.search';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { searchFunds } from '@/wire/gen/funds';
import { piecesOf } from './match';

interface FoundFundsProps {
  word: string;
  /** A result is about to open: the word was worth keeping. */
  onOpen: () => void;
}

/** What a word finds, the best first, with the match in colour. */
export function FoundFunds({ word, onOpen }: FoundFundsProps) {
  const go = useGo();
  const pages = usePages(searchFunds, { keyword: word }, { size: 20 });
  return (
    <PagedList
      pages={pages}
      failed={words.failed}
      empty={([first]) =>
        !first?.total && (
          <>
            <Empty
              title={words.empty(word)}
              text={words.advice}
              acts={<Button onClick={() => go(to('/fundlist'))}>{words.browse}</Button>}
            />
            {first && first.nearest.length > 0 && (
              <Card title={words.nearest}>
                {first.nearest.map((fund) => (
                  <FundRow key={fund.fundCode} fund={fund} curve={false} />
                ))}
              </Card>
            )}
          </>
        )
      }
    >
      {(all) => (
        <section className="card" onClickCapture={onOpen}>
          <p className="flex justify-between border-b border-line pb-3 text-13 text-t2">
            <span role="status">
              {words.found(all[0]?.total ?? 0)}
              {all[0]?.understood.length ? (
                <span className="block text-t3">{words.understood(all[0].understood)}</span>
              ) : null}
            </span>
            {words.period}
          </p>
          {all
            .flatMap(({ list }) => list)
            .map((fund) => (
              <FundRow
                key={fund.fundCode}
                fund={fund}
                curve={false}
                name={<Marked text={fund.fundName} typed={word} />}
                code={<Marked text={fund.fundCode} typed={word} />}
                figure={isOffered(fund) ? <Offered status={fund.statusName} /> : undefined}
              />
            ))}
        </section>
      )}
    </PagedList>
  );
}

function Offered({ status }: { status: string }) {
  return (
    <>
      <span className="block text-15">{status}</span>
      <span className="text-12 text-t3">{offeringWords.par}</span>
    </>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  let at = 0;
  return piecesOf(text, typed).map(({ text: piece, hit }) => {
    at += piece.length;
    return (
      <span key={at} className={hit ? 'found' : undefined}>
        {piece}
      </span>
    );
  });
}
