import { lazy, Suspense, useEffect, useState } from 'react';
import { moveWords as words } from '@/features/childaccounts/words.move';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { ActBar } from '@/trade/form/ActBar';
import { typedDecimal } from '@/trade/form/limits';
import { SharesCard } from '@/trade/form/SharesCard';
import { TradePage } from '@/trade/form/TradePage';
import { useAsTried } from '@/trade/form/useAsTried';
import { useLostAct } from '@/trade/form/useLostAct';
import { usePaying } from '@/trade/form/usePaying';
import { TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Foot } from '@/ui/Page';
import { Row } from '@/ui/Row';
import { refusedWith } from '@/wire/failure';
import { Accounts, namesOf } from './Accounts';
import { MovePromise } from './MovePromise';
import { MoveSum } from './MoveSum';
import { leastOf, type Moved, useMove } from './moveState';
import { accoOf, halfOf, type MovableShares, wayOnOf } from './moving';

// Nobody confirms before shares are typed.
const password = () => import('./MovePassword');
const MovePassword = lazy(password);

/** Fetched while the form is filled in: the network may be gone when it is needed. */
function fetchPassword() {
  password().catch(() => undefined);
}

/** More than may move: something else waits meanwhile. */
const TOO_MANY = 16110;

interface MoveFormProps {
  shares: MovableShares;
  moved: Moved;
  /** What the child's account is called. */
  child: string;
  /** What is held may be less than was read. */
  onShort: () => void;
}

/** How many shares move, what goes along with them, and when. */
export default function MoveForm({ shares, moved, child, onShort }: MoveFormProps) {
  const { childNo, way, held, there } = moved;
  const { draft, change, value, problem, refuse, step } = useMove(moved);
  const [typing, setTyping] = useState(draft.amount === '' && held.reason === '');
  const { paying, act, stopPaying } = usePaying(step, held.fundCode, draft, change);
  const instead = useLostAct(paying);
  const go = useGo();
  useEffect(fetchPassword, []);
  const onType = (amount: string) => change({ amount });
  function choose(part: string) {
    onType(typedDecimal(part));
    setTyping(false);
  }
  function refused(cause: Error): boolean {
    if (refusedWith(cause, TOO_MANY)) onShort();
    return refuse(cause);
  }
  const names = namesOf(way, child);
  const acco = accoOf(shares, way);
  const confirming = { of: draft.of, step, open: paying, onClose: stopPaying };
  const { asTried, onSend } = useAsTried(
    confirming,
    step.kind === 'pay' ? confirmedOf(moved, { names, acco, shares: value }) : undefined,
  );
  const lots = { fundCode: held.fundCode, purpose: way === 'out' ? `CHILD:${childNo}` : undefined };
  return (
    <TradePage
      title={words.title}
      instead={instead}
      fund={held}
      closed={held.reason}
      typed={draft.amount}
      typing={typing && held.reason === ''}
      typedWell={value !== '' && problem === undefined}
      onType={onType}
      onTyped={() => setTyping(false)}
      bar={<ActBar label={words.shares} value={value} unit={words.unit} step={step} onAct={act} />}
    >
      {held.reason ? (
        <WayOn on={wayOnOf(held, acco)} />
      ) : (
        <SharesCard
          title={words.shares}
          held={{ ...partsOf(held.available), least: leastOf(held, there) }}
          typed={draft.amount}
          typing={typing}
          problem={problem}
          onType={onType}
          onChoose={choose}
          onOpen={() => setTyping(true)}
        />
      )}
      <Card
        title={held.fundName}
        end={
          <TextButton onClick={() => go(to('/childMove', { childNo, way }), { replace: true })}>
            {words.other}
          </TextButton>
        }
      >
        <Accounts way={way} child={child} />
      </Card>
      {value !== '' && problem === undefined && !held.reason && (
        <MoveSum
          held={held}
          there={there}
          value={value}
          names={names}
          lots={to('/sharedetail', lots)}
        />
      )}
      <MovePromise held={held} names={names} />
      <Foot>{words.registered}</Foot>
      {asTried && (
        <Suspense>
          <MovePassword
            {...asTried}
            of={draft.of}
            open={paying}
            onSend={onSend}
            onRefused={refused}
            onClose={stopPaying}
          />
        </Suspense>
      )}
    </TradePage>
  );
}

/** All that is confirmed by the password, and sent. */
function confirmedOf(
  { childNo, held }: Moved,
  { names, acco, shares }: { names: [string, string]; acco: string; shares: string },
) {
  return {
    fundName: held.fundName,
    into: names[1],
    input: { childNo, fundCode: held.fundCode, tradeAcco: acco, shares },
    promised: { promisedDay: held.dates.tDay },
  };
}

/** In place of the shares where none move. */
function WayOn({ on }: { on: ReturnType<typeof wayOnOf> }) {
  if (!on) return null;
  return (
    <Card className="mt-3 py-0">
      <Row title={on.act} to={on.path} />
    </Card>
  );
}

/** Half and all, to take with one tap. */
function partsOf(available: string) {
  const half = halfOf(available);
  const parts = [{ part: 'all', shares: available }];
  if (half) parts.unshift({ part: 'half', shares: half });
  return { available, parts, young: '0.00', youngFrom: null };
}
