import { useQuery } from '@tanstack/react-query';
import { Coins, Layers, type LucideIcon, Scale, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { inPercent, percent } from '@/lib/figures';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useUser } from '@/trade/customer/user';
import { Sheet } from '@/ui/Sheet';
import { Tag } from '@/ui/Tag';
import { type components, recommendFunds } from '@/wire/gen/funds';
import { PeriodFigure, ShortName } from './FundRow';
import { matchThemes } from './matchThemes';
import { isMoney } from './money';
import { PicksBones } from './PicksBones';
import { levelNames, pickWords as words } from './words.picks';

type Theme = components['schemas']['Theme'];

const ICONS: Record<string, LucideIcon> = {
  steady: ShieldCheck,
  index: Layers,
  balanced: Scale,
  cash: Coins,
};

/** Funds by theme, chosen by a rule that can be read, within the customer's level of risk. */
export function Picks() {
  const known = useQuery({ ...recommendFunds(), staleTime: 600_000 });
  const user = useUser();
  const [ruleOpen, setRuleOpen] = useState(false);
  const level = user.data?.riskLevel;
  const themes = matchThemes(known.data?.themes ?? [], level);
  if (known.isPending) return <PicksBones />;
  if (!themes.length) return null;
  return (
    <section>
      <div className="flex items-center justify-between px-5 pt-1 pb-2">
        <h2 className="card-title">{words.title}</h2>
        <button type="button" className="hit text-12 text-t3" onClick={() => setRuleOpen(true)}>
          {level ? words.matched(levelNames[level] ?? '') : words.byRule}
        </button>
      </div>
      <ul className="picks">
        {themes.map((theme) => (
          <li key={theme.key}>
            <Pick theme={theme} />
          </li>
        ))}
      </ul>
      <Sheet open={ruleOpen} onClose={() => setRuleOpen(false)} title={words.rule}>
        <p className="text-t2">{known.data?.rule}</p>
      </Sheet>
    </section>
  );
}

function Pick({ theme }: { theme: Theme }) {
  const [fund] = theme.funds;
  const Icon = ICONS[theme.key] ?? ShieldCheck;
  if (!fund) return null;
  return (
    <Link to={to('/funddetail', { fundCode: fund.fundCode })} className="pick">
      <span className="flex items-center gap-2">
        <Icon size={18} strokeWidth={1.75} className="text-brand" aria-hidden="true" />
        <b className="strong">{theme.title}</b>
      </span>
      <span className="text-13 text-t2">{theme.subtitle}</span>
      <span className="mt-3 block">
        <PeriodFigure fund={fund} size={26} />
      </span>
      <span className="text-12 text-t3">
        {isMoney(fund) ? words.sevenDay : fund.periodName}
        {!isMoney(fund) && fund.maxDrawdown && (
          <span className="block">{words.fall(percent(inPercent(fund.maxDrawdown)))}</span>
        )}
      </span>
      <span className="mt-auto block pt-3 text-13">
        <ShortName text={fund.fundName} />
      </span>
      <span className="mt-1 flex">
        <Tag>{fund.riskName}</Tag>
      </span>
    </Link>
  );
}
