import { useQuery } from '@tanstack/react-query';
import { Search, Share2 } from 'lucide-react';
import { Refusal } from '@/api/failure';
import { showFund } from '@/api/gen/funds';
import { to } from '@/app/links';
import { useArgs, useGo, useTitle } from '@/app/navigation';
import { useUser } from '@/app/user';
import { ErrorState } from '@/ui/Empty';
import { IconButton, NavBar } from '@/ui/NavBar';
import { Foot, Page } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { ArchiveCard } from './ArchiveCard';
import { BuyBar } from './BuyBar';
import { DetailSkeleton } from './DetailSkeleton';
import { FeeCard } from './FeeCard';
import { FundHero } from './FundHero';
import { GrowthCard } from './GrowthCard';
import { ManagerCard } from './ManagerCard';
import { NoticeCard } from './NoticeCard';
import { PeriodCard } from './PeriodCard';
import { PromiseCard } from './PromiseCard';
import { RiskCard } from './RiskCard';
import { shareFund } from './share';
import { fundWords, detailWords as words } from './words';

/** The page of a fund: price, curves, returns, risk, costs, people, rules, and the way to buy. */
export default function FundDetailScreen() {
  const { fundCode } = useArgs('/funddetail');
  const go = useGo();
  const user = useUser();
  const fund = useQuery(showFund({ fundCode }));
  const detail = fund.data;
  const name = detail?.head.fundName;
  // A long name gives way at its end: the class stands in the second line.
  const sub = detail ? `${fundCode} ${detail.facts.shareClass}类` : fundCode;
  useTitle(name);
  const end = (
    <>
      <IconButton label={fundWords.search} onClick={() => go(to('/searchfund'))}>
        <Search size={22} strokeWidth={1.75} />
      </IconButton>
      {name && (
        <IconButton
          label={words.share}
          onClick={() => void shareFund(fundCode, name, user.data?.custNo)}
        >
          <Share2 size={22} strokeWidth={1.75} />
        </IconButton>
      )}
    </>
  );
  return (
    <Page
      nav={<NavBar title={name ?? words.title} sub={sub} end={end} />}
      foot={detail && <BuyBar head={detail.head} />}
    >
      {detail ? (
        <PullToRefresh onRefresh={fund.refetch}>
          <FundHero detail={detail} />
          <GrowthCard detail={detail} />
          {detail.performanceShown && <PeriodCard detail={detail} />}
          {detail.risks.length > 0 && <RiskCard risks={detail.risks} />}
          <PromiseCard fundCode={fundCode} />
          {detail.fees && <FeeCard detail={detail} />}
          {detail.managers.length > 0 && <ManagerCard detail={detail} />}
          <ArchiveCard detail={detail} />
          {detail.latestNotice && <NoticeCard fundCode={fundCode} latest={detail.latestNotice} />}
          <Foot>{detail.statement}</Foot>
        </PullToRefresh>
      ) : fund.isPending ? (
        <DetailSkeleton />
      ) : (
        <ErrorState
          title={fundWords.retryTitle}
          code={fund.error instanceof Refusal ? fund.error.code : undefined}
          onRetry={() => void fund.refetch()}
        />
      )}
    </Page>
  );
}
