/* once */
import { useQuery } from '@tanstack/react-query';
import { NoPositions } from '@/features/holdings/positions/NoPositions';
import { monthDay } from '@/lib/days';
import { amount, direction } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { QueryPage } from '@/patterns/QueryPage';
import { amountsHidden } from '@/trade/customer/amounts';
import { HideEye } from '@/trade/customer/HideEye';
import { Hero } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { Sentence } from '@/ui/Sentence';
import { assetAnalysis } from '@/wire/gen/holdings';
import { HOLDING, ORDER } from '@/wire/gen/topics';
import { AnalysisBones } from './AnalysisBones';
import { CurrenciesCard } from './CurrenciesCard';
import { FeesCard } from './FeesCard';
import { IndustriesCard } from './IndustriesCard';
import { KindsCard } from './KindsCard';
import { RiskCard } from './RiskCard';
import { SecuritiesCard } from './SecuritiesCard';
import { type Analysis, sentences } from './sentences';
import { analysisWords as words } from './words';
import '@/ui/chart/chart.css';
import './analysis.css';

/** Where each yuan lies, seen through the funds, and what it cost. */
export default function AssetAnalysisScreen() {
  const analysis = useQuery(assetAnalysis());
  return (
    <QueryPage
      query={analysis}
      also={HOLDING | ORDER}
      nav={<NavBar title={words.title} end={<HideEye />} />}
      bones={<AnalysisBones />}
      failed={words.failed}
      empty={({ held }) => held === 0 && <NoPositions title={words.none} text={words.noneText} />}
    >
      {(data) => (
        <>
          <AnalysisHead analysis={data} />
          <KindsCard analysis={data} />
          <RiskCard analysis={data} />
          <IndustriesCard analysis={data} />
          <SecuritiesCard analysis={data} />
          <CurrenciesCard analysis={data} />
          <FeesCard />
          <Foot>{words.foot}</Foot>
        </>
      )}
    </QueryPage>
  );
}

/** The sum, the days of its prices, and two sentences made of the figures. */
function AnalysisHead({ analysis }: { analysis: Analysis }) {
  const hidden = useStore(amountsHidden);
  const { marketValue, inTransit, navDays } = analysis;
  const [first, ...others] = navDays;
  const days = [
    first && words.navFirst(monthDay(first.day)),
    ...others.map(({ day, kinds }) => words.navOther(kinds.join('、'), monthDay(day))),
    direction(inTransit) === 'up' &&
      (hidden ? words.transitHidden : words.transit(amount(inTransit))),
  ].filter(Boolean);
  return (
    <Hero>
      <p className="text-13 text-t2">{words.value}</p>
      <Figure value={marketValue} size={36} hidden={hidden} />
      <p className="mt-1 text-12 text-t3">
        <Sentence>{days.join('，')}</Sentence>
      </p>
      <p className="mt-3">
        {sentences(analysis).map((text) => (
          <span key={text} className="block">
            {text}
          </span>
        ))}
      </p>
    </Hero>
  );
}
