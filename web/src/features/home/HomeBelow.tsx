import { MarketCard } from '@/features/market/MarketCard';
import { Foot } from '@/ui/Page';
import { BannerCard } from './BannerCard';
import { Entries } from './Entries';
import { NewFunds } from './NewFunds';
import { Picks } from './Picks';
import { RankingCard } from './RankingCard';
import { belowWords as words } from './words.below';

/** What lies below the assets, in a chunk of its own. */
export default function HomeBelow() {
  return (
    <>
      <MarketCard />
      <Entries />
      <BannerCard />
      <Picks />
      <NewFunds />
      <RankingCard />
      <Foot>{words.disclaimer}</Foot>
    </>
  );
}
