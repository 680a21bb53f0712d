import { lazy, Suspense, useEffect, useState } from 'react';
import { moveWords as words } from '@/features/childaccounts/words.move';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { ActBar } from '@/trade/form/ActBar';
import { typedDecimal } from '@/trade/form/limits';
import { SharesCard } from '@/trade/form/SharesCard';
import { TradePage } from '@/trade/form/TradePage';
import { useLostAct } from '@/trade/form/useLostAct';
import { usePaying } from '@/trade/form/usePaying';
import { TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Foot } from '@/ui/Page';
import { Accounts, namesOf } from './Accounts';
import { MovePromise } from './MovePromise';
import { MoveSum } from './MoveSum';
import { leastOf, type Moved, useMove } from './moveState';
import { halfOf, type MovableShares } from './moving';

// Nobody confirms before shares are typed.
const password = () => import('./MovePassword');
const MovePassword = lazy(password);

/** Fetched while the form is filled in: the network may be gone when it is needed. */
function fetchPassword() {
  password().catch(() => undefined);
}

interface MoveFormProps {
  shares: MovableShares;
  moved: Moved;
  /** What the child's account is called. */
  child: string;
}

/** How many shares move, what goes along with them, and when. */
export default function MoveForm({ shares, moved, child }: MoveFormProps) {
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
  const names = namesOf(way, child);
  return (
    <TradePage
      title={words.title}
      instead={instead}
      fund={held}
      closed={held.reason}
      typed={draft.amount}
      typing={typing}
      typedWell={value !== '' && problem === undefined}
      onType={onType}
      onTyped={() => setTyping(false)}
      bar={<ActBar label={words.shares} value={value} unit={words.unit} step={step} onAct={act} />}
    >
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
      {value !== '' && problem === undefined && (
        <MoveSum held={held} there={there} value={value} names={names} />
      )}
      <MovePromise held={held} names={names} />
      <Foot>{words.registered}</Foot>
      {step.kind === 'pay' && (
        <Suspense>
          <MovePassword
            of={draft.of}
            open={paying}
            fundName={held.fundName}
            into={names[1]}
            input={{
              childNo,
              fundCode: held.fundCode,
              tradeAcco: way === 'into' ? shares.ownAcco : shares.childAcco,
              shares: value,
            }}
            promised={{ promisedDay: held.dates.tDay }}
            onRefused={refuse}
            onClose={stopPaying}
          />
        </Suspense>
      )}
    </TradePage>
  );
}

/** Half and all, to take with one tap. */
function partsOf(available: string) {
  const half = halfOf(available);
  const parts = [{ part: 'all', shares: available }];
  if (half) parts.unshift({ part: 'half', shares: half });
  return { available, parts, young: '0.00', youngFrom: null };
}
