/* once */
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { DividendCard } from '@/features/holdings/dividend/DividendCard';
import { ProfitCard } from '@/features/holdings/ProfitCard';
import { childIn } from '@/features/holdings/purpose';
import { heldWords as words } from '@/features/holdings/words';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';
import { NavBar } from '@/ui/NavBar';
import { ReadAloud } from '@/ui/ReadAloud';
import { Row } from '@/ui/Row';
import { quietly } from '@/wire/ahead';
import { heldDetail } from '@/wire/gen/holdings';
import { HOLDING, ORDER } from '@/wire/gen/topics';
import { FundTrades, useTradeMarks } from './FundTrades';
import { HeldBar } from './HeldBar';
import { HeldFacts } from './HeldFacts';
import { HeldHero } from './HeldHero';
import { LotsSummary } from './LotsSummary';
import '@/ui/chart/chart.css';

// Few come to a fund that they do not hold.
const NotHeld = lazy(() => import('./NotHeld'));

/** The customer has never held it. */
const NOT_HELD = 90404;

/** One holding: what it is worth and earned, its lots, trades and dividend method. */
export default function AssetDetailsScreen() {
  const { fundCode, purpose } = useArgs('/assetDetails');
  const child = childIn(purpose);
  // The page itself says why there is no holding.
  const held = useQuery(quietly(heldDetail, { fundCode, purpose }));
  const marks = useTradeMarks(fundCode);
  return (
    <QueryPage
      query={held}
      also={HOLDING | ORDER}
      nav={(data) => (
        <NavBar
          title={data?.fund.fundName || words.title}
          sub={data && fundCode}
          end={<ReadAloud />}
        />
      )}
      failed={words.failed}
      refused={({ code }) =>
        code === NOT_HELD ? (
          <Suspense>
            <NotHeld fundCode={fundCode} />
          </Suspense>
        ) : undefined
      }
      foot={(data) => <HeldBar held={data} purpose={purpose} />}
    >
      {(data) => (
        <>
          <HeldHero held={data} purpose={purpose} />
          <HeldFacts held={data} />
          <ProfitCard of={{ fundCode, purpose }} events={child ? undefined : marks} />
          <LotsSummary fundCode={fundCode} purpose={purpose} />
          {/* The bar has no room for a fifth act. */}
          {child && (
            <section className="card py-0">
              <Row
                title={words.move}
                to={to('/childMove', { childNo: child, way: 'out', fundCode })}
              />
            </section>
          )}
          {/* Records do not tell to whom they belong. */}
          {!child && <FundTrades fundCode={fundCode} />}
          <DividendCard held={data} purpose={purpose} />
        </>
      )}
    </QueryPage>
  );
}
