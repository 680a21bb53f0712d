import { useQuery } from '@tanstack/react-query';
import { QueryView } from '@/patterns/QueryView';
import { ShortName } from '@/trade/fund/FundRow';
import { Sheet } from '@/ui/Sheet';
import { listWatched } from '@/wire/gen/watchlist';
import { compareWords as words } from './words';

interface AddSheetProps {
  open: boolean;
  /** Those that are compared already. */
  codes: readonly string[];
  onClose: () => void;
  onAdd: (code: string) => void;
}

/** One more fund of the watchlist. */
export function AddSheet({ open, codes, onClose, onAdd }: AddSheetProps) {
  const watched = useQuery({ ...listWatched({ period: '1y' }), enabled: open });
  return (
    <Sheet open={open} onClose={onClose} title={words.addFrom}>
      <QueryView query={watched}>
        {({ list }) => {
          const others = list.filter(({ fund }) => !codes.includes(fund.fundCode));
          if (!others.length) return <p className="py-6 text-t2">{words.addNone}</p>;
          return (
            <ul className="m-0 list-none p-0">
              {others.map(({ fund }) => (
                <li key={fund.fundCode} className="compare-pick">
                  <button type="button" onClick={() => onAdd(fund.fundCode)}>
                    <ShortName text={fund.fundName} />
                    <span className="block text-12 text-t3">
                      {fund.fundCode} {fund.category}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
    </Sheet>
  );
}
