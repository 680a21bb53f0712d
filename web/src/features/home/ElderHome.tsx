/* once */
import { useQuery } from '@tanstack/react-query';
import {
  Headset,
  type LucideIcon,
  ReceiptText,
  Search,
  ShieldAlert,
  ShieldCheck,
  Wallet,
} from 'lucide-react';
import { useState } from 'react';
import { direction, HIDDEN, magnitude } from '@/lib/figures';
import { chooseTextSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { OldNote } from '@/patterns/OldNote';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { gestureLocked } from '@/trade/customer/gestureLock';
import { ServiceSheet } from '@/trade/customer/ServiceSheet';
import { useUser } from '@/trade/customer/user';
import { PeriodFigure } from '@/trade/fund/FundRow';
import { isMoney } from '@/trade/fund/money';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { Note } from '@/ui/Note';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { recommendFunds } from '@/wire/gen/funds';
import { token } from '@/wire/session';
import { HideEye, useAssets } from './Assets';
import { AssetsHead } from './AssetsHead';
import { leads } from './leads';
import { PersonCard } from './PersonCard';
import { spokenDate } from './spokenDate';
import { homeWords } from './words';
import { belowWords, elderWords as words } from './words.below';
import '@/trade/fund/fund.css';
import './home.css';

const WAYS: readonly { icon: LucideIcon; label: string; path: string }[] = [
  { icon: Wallet, label: words.holding, path: to('/asset') },
  { icon: ReceiptText, label: words.deals, path: to('/deal') },
  {
    icon: ShieldCheck,
    label: words.steady,
    path: to('/fundlist', { type: '1105', sort: 'drawdown' }),
  },
  { icon: Search, label: words.find, path: to('/searchfund') },
];

/** Large-text mode: fewer things, not merely bigger. */
export default function ElderHome() {
  const [asking, setAsking] = useState(false);
  const user = useUser();
  const locked = useStore(gestureLocked);
  const opened = user.data?.opened === true && !locked;
  const waiting = useStore(token) !== null && !locked && user.isPending;
  const name = locked ? undefined : user.data?.custName;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 pt-3 pb-3">
        <p className="text-20 strong">{name ? words.hello(name) : words.helloVisitor}</p>
        <Button kind="surface" small onClick={() => setAsking(true)}>
          <Headset size={24} strokeWidth={1.75} aria-hidden="true" />
          {words.person}
        </Button>
      </div>
      {opened ? <ElderAssets /> : waiting ? <PanelBones /> : <AssetsHead />}
      <nav className="mx-4 mb-3 grid grid-cols-2 gap-3" aria-label={belowWords.entries}>
        {WAYS.filter(({ path }) => leads(path)).map(({ icon: Icon, label, path }) => (
          <Link key={path} to={path} className="pick elder-way">
            <Icon size={28} strokeWidth={1.75} className="text-brand" aria-hidden="true" />
            <b className="strong">{label}</b>
          </Link>
        ))}
      </nav>
      <PersonCard />
      <SteadyFunds />
      <Note
        tone="warn"
        className="mx-4 mb-3"
        icon={<ShieldAlert size={24} strokeWidth={1.75} aria-hidden="true" />}
      >
        <b className="block strong">{words.fraudTitle}</b>
        {words.fraudText}
      </Note>
      <div className="flex px-4">
        <Button kind="outline" wide onClick={() => chooseTextSize('normal')}>
          {words.standard}
        </Button>
      </div>
      <ServiceSheet open={asking} onClose={() => setAsking(false)} />
    </>
  );
}

function ElderAssets() {
  const assets = useAssets();
  const hidden = useStore(amountsHidden);
  if (!assets.data) return assets.isPending ? <PanelBones /> : <AssetsHead />;
  const { totalAssets, dayProfit, dayProfitDate } = assets.data;
  return (
    <section className="asset-panel">
      <OldNote of={assets} />
      <div className="flex items-center justify-between">
        {homeWords.total}
        <HideEye />
      </div>
      <Figure value={totalAssets} size={26} hidden={hidden} />
      <div className="mt-2 flex flex-wrap justify-between gap-x-3">
        <span>
          {spokenDate(dayProfitDate)}
          {hidden ? words.profit : direction(dayProfit) === 'down' ? words.lost : words.earned}
        </span>
        <span className="fig figure-20">{hidden ? HIDDEN : words.sum(magnitude(dayProfit))}</span>
      </div>
    </section>
  );
}

/** As high as the assets, so that nothing below moves under a finger. */
function PanelBones() {
  return (
    <section className="asset-panel" role="status" aria-label="正在加载">
      {homeWords.total}
      <span className="block fig figure-26">&nbsp;</span>
      <span className="mt-2 block fig figure-20">&nbsp;</span>
    </section>
  );
}

function SteadyFunds() {
  const known = useQuery({ ...recommendFunds(), staleTime: 600_000 });
  const funds = (known.data?.themes ?? [])
    .filter(({ key }) => key === 'steady' || key === 'cash')
    .flatMap((theme) => theme.funds.slice(0, 2).map((fund) => ({ fund, text: theme.subtitle })));
  if (known.isPending) return <SkeletonRows rows={4} />;
  if (!funds.length) return null;
  return (
    <Card title={words.products}>
      {funds.map(({ fund, text }) => (
        <Row
          key={fund.fundCode}
          title={<b className="strong">{fund.fundName}</b>}
          sub={text}
          value={
            <span className="flex flex-col items-end">
              <PeriodFigure fund={fund} size={20} />
              <span className="text-12">
                {isMoney(fund) ? belowWords.sevenDay : fund.periodName}
              </span>
            </span>
          }
          to={to('/funddetail', { fundCode: fund.fundCode })}
        />
      ))}
    </Card>
  );
}
