/* once */
import { useQuery } from '@tanstack/react-query';
import { Search, Share2 } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { detailWords as words } from '@/features/funds/words';
import { BelowFirstView } from '@/patterns/BelowFirstView';
import { OldNote } from '@/patterns/OldNote';
import { to } from '@/route/links';
import { useArgs, useGo, useTitle } from '@/route/navigation';
import { isOffered } from '@/trade/fund/kind';
import { fundWords } from '@/trade/fund/words';
import { Sharing } from '@/trade/hosts/Sharing';
import { IconButton, NavBar } from '@/ui/NavBar';
import { Foot, Page } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { SkeletonRows } from '@/ui/Skeleton';
import { askPublic, quietly } from '@/wire/ahead';
import { showFund } from '@/wire/gen/funds';
import { BuyBar } from './BuyBar';
import { DetailCardBones, DetailSkeleton } from './DetailSkeleton';
import { FundFailed } from './FundFailed';
import { FundHero } from './FundHero';
import { GrowthCard } from './GrowthCard';
import { PeriodCard } from './PeriodCard';
import '@/trade/fund/figures.css';
import '@/ui/chart/chart.css';
import './detail.css';

// Risk, costs, people and positions lie far below the curve.
const DetailBelow = lazy(() => import('./DetailBelow'));

export function ahead() {
  const fundCode = new URLSearchParams(window.location.search).get('fundCode');
  if (fundCode) askPublic(quietly(showFund, { fundCode }));
}

/** The page of a fund: price, curves, returns, risk, costs, people, rules, and the way to buy. */
export default function FundDetailScreen() {
  const { fundCode } = useArgs('/funddetail');
  const go = useGo();
  const [sharing, setSharing] = useState(false);
  // The page itself says what was refused.
  const fund = useQuery(quietly(showFund, { fundCode }));
  // Drawn in slices: so much at once would stop the page.
  const detail = useDeferredValue(fund.data);
  const name = detail?.head.fundName;
  // A long name gives way at its end: the class stands in the second line.
  const sub = detail ? `${fundCode} ${detail.facts.shareClass}类` : fundCode;
  useTitle(name);
  const end = (
    <>
      <IconButton label={fundWords.search} onClick={() => go(to('/searchfund'))}>
        <Search size={22} strokeWidth={1.75} />
      </IconButton>
      {!fund.isError && (
        <IconButton label={words.share} onClick={() => setSharing(true)}>
          <Share2 size={22} strokeWidth={1.75} />
        </IconButton>
      )}
      {detail && (
        <Sharing
          path={to('/funddetail', { fundCode })}
          title={detail.head.fundName}
          poster={{ facts: [fundCode, detail.head.riskName], risk: fundWords.disclaimer }}
          open={sharing}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  );
  return (
    <Page
      nav={<NavBar title={name ?? words.title} sub={sub} end={end} />}
      foot={detail && <BuyBar detail={detail} />}
    >
      {detail ? (
        <PullToRefresh onRefresh={fund.refetch}>
          <OldNote of={fund} />
          <FundHero detail={detail} />
          <BelowFirstView bones={<DetailCardBones />}>
            {!isOffered(detail.head) && <GrowthCard detail={detail} />}
            {detail.performanceShown && <PeriodCard detail={detail} />}
            <Suspense fallback={<SkeletonRows rows={3} />}>
              <DetailBelow detail={detail} />
            </Suspense>
            <Foot>{detail.statement}</Foot>
          </BelowFirstView>
        </PullToRefresh>
      ) : !fund.isError ? (
        <DetailSkeleton />
      ) : (
        <FundFailed error={fund.error} onRetry={() => void fund.refetch()} />
      )}
    </Page>
  );
}
