/* once */
import { Picks } from '@/trade/fund/Picks';
import { Foot } from '@/ui/Page';
import { BannerCard } from './BannerCard';
import { Entries } from './Entries';
import { LargeTextEntry, LargeTextOffer } from './LargeText';
import { MarketCard } from './MarketCard';
import { NewFunds } from './NewFunds';
import { RankingCard } from './RankingCard';
import { belowWords as words } from './words.below';
import '@/trade/fund/fund.css';
import './home.css';

/** What lies below the assets, in a chunk of its own. */
export default function HomeBelow() {
  return (
    <>
      <LargeTextOffer />
      <MarketCard />
      <Entries />
      <BannerCard />
      <Picks />
      <NewFunds />
      <RankingCard />
      <LargeTextEntry />
      <Foot>{words.disclaimer}</Foot>
    </>
  );
}
