import clsx from 'clsx';
import { CircleAlert, CircleCheck, Lock } from 'lucide-react';
import { Card } from '@/ui/Card';
import type { riskResult } from '@/wire/gen/suitability';
import type { Output } from '@/wire/operation';
import { type Buyable, buyable } from './matrix';
import { PRODUCT_RISKS, resultWords as words } from './words';

const ICONS = { open: CircleCheck, confirm: CircleAlert, closed: Lock } as const;

interface BuyableCardProps {
  result: Output<typeof riskResult>;
  onExplain: () => void;
}

/** Five products side by side: bought at once, after a warning, or not at all. */
export function BuyableCard({ result, onExplain }: BuyableCardProps) {
  const level = Number(result.riskLevel ?? 0);
  const cells = PRODUCT_RISKS.map((name, index) => ({
    name,
    code: `R${index + 1}`,
    state: buyable(level, index + 1, result.lowest),
  }));
  const above = cells.filter((cell) => cell.state === 'confirm').map((cell) => cell.code);
  return (
    <Card className="mt-3" title={words.what} more={words.levels} onMore={onExplain}>
      <ul className="grid grid-cols-5 gap-1.5">
        {cells.map((cell) => (
          <Cell key={cell.code} {...cell} />
        ))}
      </ul>
      <p className="mt-3 text-13 text-t2">
        {result.lowest
          ? words.lowest
          : above.length > 0
            ? words.above(above.join('、'))
            : words.all}
      </p>
    </Card>
  );
}

function Cell({ code, name, state }: { code: string; name: string; state: Buyable }) {
  const Icon = ICONS[state];
  return (
    <li
      className={clsx(
        'flex min-h-24 flex-col items-center gap-1 rounded-inner py-2',
        state === 'open' ? 'bg-brand-weak text-brand' : 'bg-inset text-t2',
      )}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <b className="text-15 strong">{code}</b>
      <span className="text-center text-12">
        {name.replace('风险', '')}
        <span className="normal-only">风险</span>
      </span>
      <span className="text-center text-12 strong">{words[state]}</span>
    </li>
  );
}
