import { useQuery } from '@tanstack/react-query';
import { MethodCard } from '@/features/holdings/dividend/MethodCard';
import { childIn } from '@/features/holdings/purpose';
import { heldWords, lotWords as words } from '@/features/holdings/words';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { byCard } from '@/trade/order/lots';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { BottomBar } from '@/ui/Page';
import { shareLots } from '@/wire/gen/holdings';
import { HOLDING } from '@/wire/gen/topics';
import { CardLots } from './CardLots';
import { ShareHero } from './ShareHero';
import { TierCard } from './TierCard';

/** The share lots of a holding by card and date, with what redeeming each would cost. */
export default function ShareDetailScreen() {
  const { fundCode, purpose } = useArgs('/sharedetail');
  const child = childIn(purpose);
  const go = useGo();
  const lots = useQuery(shareLots({ fundCode, purpose }));
  return (
    <QueryPage
      query={lots}
      also={HOLDING}
      nav={(data) => (
        <NavBar title={words.title} sub={data ? `${data.fundName} ${fundCode}` : fundCode} />
      )}
      failed={words.failed}
      empty={(data) =>
        !data.lots.length && (
          <Empty
            title={words.none}
            text={words.noneText}
            acts={
              // Without lots a child's account is not known here.
              !child && (
                <Button onClick={() => go(to('/publicbuy', { fundCode }))}>{heldWords.buy}</Button>
              )
            }
          />
        )
      }
      foot={({ lots: [first] }) => (
        <BottomBar>
          <Button
            wide
            onClick={() => go(to('/ransom', { fundCode, acco: child && first?.tradeAcco }))}
          >
            {heldWords.redeem}
          </Button>
        </BottomBar>
      )}
    >
      {(data) => (
        <>
          <ShareHero lots={data} />
          {byCard(data.lots).map(({ tradeAcco, lots: held }) => (
            <CardLots
              key={tradeAcco}
              fundCode={fundCode}
              purpose={purpose}
              tradeAcco={tradeAcco}
              lots={held}
            />
          ))}
          <MethodCard fundCode={fundCode} purpose={purpose} />
          <TierCard fundCode={fundCode} lots={data.lots} />
        </>
      )}
    </QueryPage>
  );
}
