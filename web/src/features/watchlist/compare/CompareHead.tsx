import clsx from 'clsx';
import { X } from 'lucide-react';
import { STICKS } from './sticks';
import { compareWords as words } from './words';

interface CompareHeadProps {
  funds: readonly { fundCode: string; fundName: string }[];
  /** Takes a fund out; nothing where two are left. */
  onDrop?: (code: string) => void;
}

/** The funds with the sticks of their lines; it stays while the figures scroll. */
export function CompareHead({ funds, onDrop }: CompareHeadProps) {
  return (
    <div className={clsx('compare-head', `compare-head-${funds.length}`)}>
      {funds.length < 4 && (
        <span className="text-12 text-t3 normal-only">
          {words.count(funds.length)}
          <br />
          {words.most}
        </span>
      )}
      {funds.map(({ fundCode, fundName }, at) => (
        <div key={fundCode} className="compare-fund">
          <span className="flex items-center justify-end gap-1">
            <i className={clsx('chart-swatch', STICKS[at])} />
            {onDrop && (
              <button
                type="button"
                className="compare-drop hit"
                aria-label={words.drop(fundName)}
                onClick={() => onDrop(fundCode)}
              >
                <X size={14} strokeWidth={2} aria-hidden="true" />
              </button>
            )}
          </span>
          <span className="compare-name">{fundName}</span>
          <span className="text-12 text-t3 normal-only">{fundCode}</span>
        </div>
      ))}
    </div>
  );
}
