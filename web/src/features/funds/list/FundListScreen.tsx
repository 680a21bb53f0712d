/* once */
import { Search } from 'lucide-react';
import { useState } from 'react';
import { listWords as words } from '@/features/funds/words';
import { usePages } from '@/patterns/pages';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { IconButton, NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { Tabs } from '@/ui/Tabs';
import { listFunds } from '@/wire/gen/funds';
import { FilterSheet } from './FilterSheet';
import { textOf } from './filters';
import { NewFundList } from './NewFundList';
import { FilterChips, RankBar } from './RankBar';
import { RankList } from './RankList';
import { type Ranking, rankingIn, rankTypes, requestOf } from './ranking';
import '@/trade/fund/fund.css';

/** Ranking of funds: type, period, order, filters, endless list. */
export default function FundListScreen() {
  const go = useGo();
  const [ranking, choose] = useRanking();
  const [filtering, setFiltering] = useState(false);
  // Funds in their offering have nothing to be ranked by.
  const isNew = ranking.type === 'new';
  const options = { size: 20, keepsOld: true, enabled: !isNew };
  const pages = usePages(listFunds, requestOf(ranking), options);
  const search = (
    <IconButton label={words.search} onClick={() => go(to('/searchfund'))}>
      <Search size={22} strokeWidth={1.75} />
    </IconButton>
  );
  return (
    <Page nav={<NavBar title={words.title} end={search} />}>
      <div className="rank-head">
        <div className="px-4">
          <Tabs
            label={words.types}
            choices={rankTypes}
            value={ranking.type}
            onChange={(type) => choose({ type })}
          />
        </div>
        {!isNew && (
          <RankBar
            ranking={ranking}
            periods={pages.data?.[0]?.periods ?? []}
            choose={choose}
            onFilter={() => setFiltering(true)}
          />
        )}
      </div>
      {isNew ? (
        <NewFundList />
      ) : (
        <>
          <FilterChips filters={ranking.filters} onChange={(filters) => choose({ filters })} />
          <PullToRefresh onRefresh={pages.refetch}>
            <RankList ranking={ranking} pages={pages} choose={choose} />
          </PullToRefresh>
        </>
      )}
      <FilterSheet
        ranking={ranking}
        open={filtering}
        onClose={() => setFiltering(false)}
        onChoose={(filters) => choose({ filters })}
      />
    </Page>
  );
}

/** The whole question stands in the address, so that a link and the way back keep it. */
function useRanking() {
  const args = useArgs('/fundlist');
  const go = useGo();
  const ranking = rankingIn(args);
  function choose(next: Partial<Ranking>) {
    const { type, period, sort, ascending, filters } = { ...ranking, ...next };
    const up = ascending ? 1 : undefined;
    go(to('/fundlist', { type, period, sort, up, filters: textOf(filters) }), { replace: true });
  }
  return [ranking, choose] as const;
}
