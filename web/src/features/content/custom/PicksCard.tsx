/* once */
import { useState } from 'react';
import { customWords as words } from '@/features/content/words';
import { FundRow } from '@/trade/fund/FundRow';
import { TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Sheet } from '@/ui/Sheet';
import type { components } from '@/wire/gen/content';
import '@/trade/fund/fund.css';

export type Fills = components['schemas']['Aggregate'];

/** Funds by theme, and the rule that chose them. */
export function PicksCard({ title, fills }: { title: string; fills: Fills }) {
  const [open, setOpen] = useState(false);
  const { themes, rule, navDate } = fills;
  if (!themes.length) return null;
  return (
    <Card
      title={title || undefined}
      end={<TextButton onClick={() => setOpen(true)}>{words.rule}</TextButton>}
    >
      {themes.map((theme) => (
        <section key={theme.key} className="mt-2">
          <h3 className="strong">{theme.title}</h3>
          <p className="text-13 text-t2">{theme.subtitle}</p>
          {theme.funds.map((fund) => (
            <FundRow key={fund.fundCode} fund={fund} curve={false} listDay={navDate} />
          ))}
        </section>
      ))}
      <Sheet open={open} title={words.rule} onClose={() => setOpen(false)}>
        <p className="pb-4 text-t2">
          {rule}
          {navDate && <span className="mt-2 block text-13 text-t3">{words.ruleDay(navDate)}</span>}
        </p>
      </Sheet>
    </Card>
  );
}
