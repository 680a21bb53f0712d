import { monthDay } from '@/lib/days';
import { amount } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { isEnded, type Order } from '@/trade/order/states';
import { Card, Inset } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { Note } from '@/ui/Note';
import { ConvertSteps } from './ConvertSteps';
import { FeeLines } from './FeeLines';
import { convertWords as words } from './words.convert';

/** Both legs of a conversion, and how its figures come about: what went out at which price, what came in, and the fees between. */
export default function ConvertLegs({ order }: { order: Order }) {
  const hidden = useStore(amountsHidden);
  const { conversion, fundCode, fundName } = order;
  if (!conversion || isEnded(order)) return null;
  const { fee, targetFundCode, targetFundName } = conversion;
  return (
    <>
      <Card title={words.legs}>
        <Leg
          title={words.from}
          name={fundName}
          fundCode={fundCode}
          shares={fee.shares}
          hidden={hidden}
          nav={fee.nav}
          day={fee.navDate}
        />
        <FeeLines fee={fee} hidden={hidden} />
        <Leg
          title={words.into}
          name={targetFundName}
          fundCode={targetFundCode}
          shares={fee.targetShares}
          hidden={hidden}
          nav={fee.targetNav}
          day={fee.targetNavDate}
        />
        {fee.estimated && <Note className="mt-3">{words.legsEstimate}</Note>}
      </Card>
      <ConvertSteps fee={fee} />
    </>
  );
}

interface LegProps {
  title: string;
  name: string;
  fundCode: string;
  shares: string;
  hidden: boolean;
  nav: string;
  day: string;
}

function Leg({ title, name, fundCode, shares, hidden, nav, day }: LegProps) {
  return (
    <Inset className="my-2">
      <p className="m-0 text-13 text-t3">{title}</p>
      <Link to={to('/funddetail', { fundCode })} className="strong">
        {name} <span className="text-13 text-t3">{fundCode}</span>
      </Link>
      <p className="m-0 mt-1 flex flex-wrap justify-between gap-x-3 text-13 text-t2">
        <Figure value={shares} size={17} unit={words.unit} hidden={hidden} />
        <span>
          {words.nav} {amount(nav, 4)}（{monthDay(day)}）
        </span>
      </p>
    </Inset>
  );
}
