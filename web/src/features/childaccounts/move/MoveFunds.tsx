import { moveWords as words } from '@/features/childaccounts/words.move';
import { useStore } from '@/lib/store';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { amountsHidden } from '@/trade/customer/amounts';
import { Card } from '@/ui/Card';
import { PurseDrawing } from '@/ui/drawings/PurseDrawing';
import { Empty } from '@/ui/Empty';
import { Foot } from '@/ui/Page';
import { Segment } from '@/ui/Segment';
import { Sentence } from '@/ui/Sentence';
import { Accounts } from './Accounts';
import { FundRow } from './FundRow';
import { accoOf, inOrder, type MovableShares, type Way } from './moving';

const WAYS = (['into', 'out'] as const).map((value) => ({ value, label: words.ways[value] }));

interface MoveFundsProps {
  shares: MovableShares;
  way: Way;
  /** What the child's account is called. */
  child: string;
}

/** Which way, and shares of which fund. */
export function MoveFunds({ shares, way, child }: MoveFundsProps) {
  const go = useGo();
  const hidden = useStore(amountsHidden);
  const { childNo } = shares;
  const choose = (next: Way) => go(to('/childMove', { childNo, way: next }), { replace: true });
  const funds = inOrder(shares[way]);
  return (
    <>
      <Card className="mt-3">
        <Segment label={words.way} choices={WAYS} value={way} onChange={choose} />
        <div className="mt-3">
          <Accounts way={way} child={child} />
        </div>
        <p className="mt-3 text-13 text-t2">
          <Sentence>{words.what}</Sentence>
        </p>
        <p className="mt-1 text-13 text-t2">
          <Sentence>{words.card(shares.cardName)}</Sentence>
        </p>
      </Card>
      {funds.length === 0 ? (
        <None childNo={childNo} way={way} />
      ) : (
        <>
          <Card title={words.funds} end={<span className="text-12 text-t3">{words.columns}</span>}>
            {funds.map((held) => (
              <FundRow
                key={held.fundCode}
                held={held}
                hidden={hidden}
                acco={accoOf(shares, way)}
                path={to('/childMove', { childNo, way, fundCode: held.fundCode })}
              />
            ))}
          </Card>
          <Foot>{words.foot}</Foot>
        </>
      )}
    </>
  );
}

/** Nothing is there: what would bring something. */
function None({ childNo, way }: { childNo: number; way: Way }) {
  const into = way === 'into';
  return (
    <Empty
      drawing={<PurseDrawing />}
      title={into ? words.noneInto : words.noneOut}
      text={into ? words.noneIntoText : words.noneOutText}
      acts={
        <>
          {!into && (
            <Link to={to('/childMove', { childNo, way: 'into' })} replace className="button">
              {words.toInto}
            </Link>
          )}
          <Link to={to('/childAccount/recommend', { childNo })} className="button button-primary">
            {words.buy}
          </Link>
        </>
      }
    />
  );
}
