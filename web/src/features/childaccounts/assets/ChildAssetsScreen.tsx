import { useQuery } from '@tanstack/react-query';
import { assetWords as words } from '@/features/childaccounts/words.assets';
import { monthDay } from '@/lib/days';
import { amount, direction, HIDDEN } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { QueryPage } from '@/patterns/QueryPage';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { HideEye } from '@/trade/customer/HideEye';
import { Card, Hero } from '@/ui/Card';
import { PurseDrawing } from '@/ui/drawings/PurseDrawing';
import { Empty } from '@/ui/Empty';
import { Delta, Figure } from '@/ui/Figure';
import { NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { KeyValues } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { askAhead } from '@/wire/ahead';
import { childAssets } from '@/wire/gen/childaccounts';
import type { Output } from '@/wire/operation';
import { ChildSumsRow } from './ChildSumsRow';

type Assets = Output<typeof childAssets>;

export function ahead() {
  askAhead(childAssets());
}

/** What all children's accounts hold, and each of them. */
export default function ChildAssetsScreen() {
  const hidden = useStore(amountsHidden);
  return (
    <QueryPage
      query={useQuery(childAssets())}
      nav={<NavBar title={words.title} end={<HideEye />} />}
      bones={<SkeletonRows rows={4} />}
      failed={words.failed}
      empty={({ children }) => children.length === 0 && <NoChildren />}
    >
      {(assets) => (
        <>
          <Head assets={assets} hidden={hidden} />
          <Card title={words.children}>
            <ul className="m-0 list-none divide-y divide-line p-0">
              {assets.children.map((sums) => (
                <ChildSumsRow key={sums.childNo} sums={sums} hidden={hidden} />
              ))}
            </ul>
          </Card>
          <Foot>{words.foot}</Foot>
        </>
      )}
    </QueryPage>
  );
}

function Head({ assets, hidden }: { assets: Assets; hidden: boolean }) {
  const { totalAssets, inTransit, dayProfit, holdingProfit, totalProfit, children } = assets;
  const day = commonDay(assets);
  return (
    <Hero>
      <p className="text-13 text-t2">{words.total(children.length)}</p>
      <Figure value={totalAssets} size={36} hidden={hidden} />
      {direction(inTransit, 2) === 'up' && (
        <p className="mt-1 text-13 text-t2">{words.transit(hidden ? HIDDEN : amount(inTransit))}</p>
      )}
      <div className="mt-3">
        <KeyValues
          rows={[
            [
              day ? words.dayOf(monthDay(day)) : words.day,
              <Delta key="day" value={dayProfit} hidden={hidden} />,
            ],
            [words.holding, <Delta key="held" value={holdingProfit} hidden={hidden} />],
            [words.all, <Delta key="all" value={totalProfit} hidden={hidden} />],
          ]}
        />
      </div>
    </Hero>
  );
}

/** The day of the profits where it is the same for all that hold something. */
function commonDay({ children }: Assets): string | undefined {
  const days = new Set(children.flatMap(({ dayProfitDate }) => dayProfitDate ?? []));
  return days.size === 1 ? [...days][0] : undefined;
}

function NoChildren() {
  return (
    <Empty
      drawing={<PurseDrawing />}
      title={words.none}
      text={words.noneText}
      acts={
        <>
          <Link to={to('/childAccount')} className="button">
            {words.what}
          </Link>
          <Link to={to('/childAccount/create')} className="button button-primary">
            {words.make}
          </Link>
        </>
      }
    />
  );
}
