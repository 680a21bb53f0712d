import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { childIn } from '@/features/childaccounts/child';
import { moveWords as words } from '@/features/childaccounts/words.move';
import { QueryPage } from '@/patterns/QueryPage';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';
import { HideEye } from '@/trade/customer/HideEye';
import { TradeBones } from '@/trade/form/TradeBones';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { quietly } from '@/wire/ahead';
import type { Refusal } from '@/wire/failure';
import { children, movableShares } from '@/wire/gen/childaccounts';
import { MoveFunds } from './MoveFunds';
import { sharesThere, wayOf } from './moving';

// The fund is chosen first.
const MoveForm = lazy(() => import('./MoveForm'));

/** Neither open nor closed. */
const NOT_FOUND = 90404;
/** The child's card is bound no more. */
const CARD_GONE = 30007;

/** Moves shares: first the way and the fund are chosen, then the shares; one path for both. */
export default function MoveScreen() {
  const { childNo } = useArgs('/childMove');
  return /^\d{1,9}$/.test(childNo) ? <Moving /> : <NoChild />;
}

function Moving() {
  const { childNo, way: asked, fundCode, shares } = useArgs('/childMove');
  const query = useQuery(movableShares({ childNo: Number(childNo) }));
  const own = useQuery(quietly(children, {}));
  const way = wayOf(asked);
  const child = childIn(own.data?.children ?? [], childNo);
  const name = child ? words.ofChild(child.name) : words.child;
  const held = query.data?.[way].find((one) => one.fundCode === fundCode);
  if (query.data && held) {
    return (
      <Suspense fallback={<FormBones />}>
        <MoveForm
          key={`${childNo} ${way} ${held.fundCode}`}
          shares={query.data}
          moved={{
            childNo: query.data.childNo,
            way,
            held,
            there: sharesThere(query.data, way, held.fundCode),
            asked: shares,
          }}
          child={name}
          onShort={() => void query.refetch()}
        />
      </Suspense>
    );
  }
  return (
    <QueryPage
      query={query}
      nav={<NavBar title={words.title} end={<HideEye />} />}
      bones={<SkeletonRows rows={6} />}
      failed={words.failed}
      refused={(refusal) => <Refused refusal={refusal} />}
    >
      {(data) =>
        fundCode ? (
          <Gone childNo={data.childNo} way={way} />
        ) : (
          <MoveFunds shares={data} way={way} child={name} />
        )
      }
    </QueryPage>
  );
}

function FormBones() {
  return (
    <Page nav={<NavBar title={words.title} />}>
      <TradeBones />
    </Page>
  );
}

/** An address may be written by hand. */
function NoChild() {
  return (
    <Page nav={<NavBar title={words.title} />}>
      <Empty title={words.noChild} acts={<ToAccounts />} />
    </Page>
  );
}

/** There is no such account, it is closed, or its card is gone. */
function Refused({ refusal: { code, message } }: { refusal: Refusal }) {
  const gone = code === CARD_GONE;
  return (
    <Empty
      title={code === NOT_FOUND ? words.noChild : message}
      text={gone ? words.cardGoneText : undefined}
      acts={<ToAccounts />}
    />
  );
}

function ToAccounts() {
  return (
    <Link to={to('/childAccount')} replace className="button button-primary">
      {words.toAccounts}
    </Link>
  );
}

function Gone({ childNo, way }: { childNo: number; way: string }) {
  return (
    <Empty
      title={words.gone}
      text={words.goneText}
      acts={
        <Link to={to('/childMove', { childNo, way })} replace className="button button-primary">
          {words.toFunds}
        </Link>
      }
    />
  );
}
