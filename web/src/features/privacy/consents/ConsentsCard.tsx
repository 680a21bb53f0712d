import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { monthDay } from '@/lib/days';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { CardOf } from '@/patterns/CardOf';
import { useArgs } from '@/route/navigation';
import type { Consent, Consents } from '@/trade/consent/consents';
import { useBusinessDay } from '@/trade/market/businessDay';
import { TextButton } from '@/ui/Button';
import { Switch } from '@/ui/Checks';
import { intoSight } from '@/ui/intoSight';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { Tag } from '@/ui/Tag';
import { consents } from '@/wire/gen/privacy';
import { ChainBox } from './ChainBox';
import { consentsWords as words } from './words';

// Few change their mind, and few read the records.
const GiveSheet = lazy(() => import('./GiveSheet'));
const WithdrawSheet = lazy(() => import('./WithdrawSheet'));
const RecordsSheet = lazy(() => import('./RecordsSheet'));

type Open = { sheet: 'give' | 'withdraw'; consent: Consent } | { sheet: 'records' };

/** To what the customer agrees, one row a purpose, and that nobody changed what was written. */
export function ConsentsCard() {
  const query = useQuery(consents());
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const count = query.data?.entries ?? 0;
  const records = count > 0 && (
    <TextButton onClick={() => setOpen({ sheet: 'records' })}>{words.records(count)}</TextButton>
  );
  return (
    <>
      <CardOf
        query={query}
        title={words.title}
        end={records}
        bones={<SkeletonRows rows={5} />}
        failed={words.failed}
      >
        {(data) => <Purposes consents={data} onOpen={setOpen} />}
      </CardOf>
      <Suspense>
        {open?.sheet === 'give' && <GiveSheet consent={open.consent} onClose={close} />}
        {open?.sheet === 'withdraw' && <WithdrawSheet consent={open.consent} onClose={close} />}
        {open?.sheet === 'records' && <RecordsSheet onClose={close} />}
      </Suspense>
    </>
  );
}

interface PurposesProps {
  consents: Consents;
  onOpen: (open: Open) => void;
}

function Purposes({ consents, onOpen }: PurposesProps) {
  const today = useBusinessDay();
  // Whom something keeps from what he wanted comes to the row that mends it.
  const { type: sought } = useArgs('/myData');
  return (
    <>
      {consents.purposes.map((consent) => {
        const { purpose, purposeName: name, inForce, act, at } = consent;
        return (
          <Row
            key={purpose}
            title={
              <span ref={purpose === sought ? intoSight : undefined}>
                {name} {consent.isSensitive && <Tag>{words.sensitive}</Tag>}
              </span>
            }
            sub={said(
              consent,
              words.state(act ?? null, at ? monthDay(at.slice(0, 10), today) : ''),
            )}
            value={
              inForce && !consent.canWithdraw ? (
                words.withAccount
              ) : (
                <Choice
                  name={name}
                  on={inForce}
                  onChange={(on) => onOpen({ sheet: on ? 'give' : 'withdraw', consent })}
                />
              )
            }
          />
        );
      })}
      <ChainBox consents={consents} />
    </>
  );
}

/** When it was said, and in a clause what ends with it. */
function said({ inForce, canWithdraw, ends }: Consent, state: string): string {
  if (!inForce || !canWithdraw) return state;
  return `${state}，${ends.split('，')[0]}`;
}

interface ChoiceProps {
  /** Of the purpose. */
  name: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A switch; in large text both answers are written out. */
function Choice({ name, on, onChange }: ChoiceProps) {
  const elder = useStore(textSize) === 'elder';
  if (!elder) return <Switch label={words.turn(name)} checked={on} onChange={onChange} />;
  return (
    <span className="flex justify-end gap-2" style={{ minWidth: 'min(15em, 100vw - 72px)' }}>
      {[true, false].map((answer) => (
        <button
          key={String(answer)}
          type="button"
          aria-label={words.answer(answer, name)}
          aria-pressed={on === answer}
          className={on === answer ? 'button button-small' : 'button button-small button-outline'}
          onClick={() => on !== answer && onChange(answer)}
        >
          {answer ? words.yes : words.no}
        </button>
      ))}
    </span>
  );
}
