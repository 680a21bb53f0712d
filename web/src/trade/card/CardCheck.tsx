import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { noteWait } from '@/lib/useCountdown';
import { Button, TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Note } from '@/ui/Note';
import { SkeletonRows } from '@/ui/Skeleton';
import { useAction } from '@/wire/action';
import { beginCheck, cardCheck, nameAmount, restartSigning } from '@/wire/gen/bankcards';
import * as CheckState from '@/wire/gen/codes/check-state';
import type { Output } from '@/wire/operation';
import { renew } from '@/wire/renew';
import { CheckAmount } from './CheckAmount';
import { type BoundCard, type Signing, SigningSheet } from './SigningSheet';
import { checkWords as words } from './words.check';

export type Check = Output<typeof cardCheck>;

interface CardCheckProps {
  /** The signing for which the bank wants a proof. */
  serialNo: string;
  onBound: (card: BoundCard) => void;
  /** The other way, until this one has led there. */
  beside?: ReactNode;
}

/** The small-amount check of a card that its bank cannot verify, up to the bank's SMS. */
export default function CardCheck({ serialNo, onBound, beside }: CardCheckProps) {
  const query = useQuery({ ...cardCheck({ serialNo }), staleTime: 0 });
  return (
    <>
      <CheckStep query={query} onBound={onBound} />
      {query.data?.state !== CheckState.Passed && beside}
    </>
  );
}

interface CheckStepProps {
  query: UseQueryResult<Check>;
  onBound: CardCheckProps['onBound'];
}

/** What cannot be had is left out: the proof stands beside it. */
function CheckStep({ query, onBound }: CheckStepProps) {
  const check = query.data;
  if (query.isPending) return <SkeletonRows rows={1} />;
  if (!check) {
    return (
      <Card>
        <p className="text-14 text-t2">
          {words.failed} <TextButton onClick={() => void query.refetch()}>{words.retry}</TextButton>
        </p>
      </Card>
    );
  }
  if (!check.mayBegin && check.state === CheckState.Absent) return null;
  switch (check.state) {
    case CheckState.Paying:
      return (
        <Card title={words.paying}>
          <p className="text-13 text-t2">{words.payingText}</p>
          <Button
            wide
            kind="soft"
            className="mt-4"
            loading={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {words.refresh}
          </Button>
        </Card>
      );
    // A lost answer may have been that it is right: then the audit is another, too.
    case CheckState.Waiting:
      return <CheckAmount check={check} onMissed={() => void renew(nameAmount.writes)} />;
    case CheckState.Passed:
      return <Passed check={check} onBound={onBound} />;
    default:
      // A lost answer may have been a payment.
      return <Begin check={check} onLost={() => void query.refetch()} />;
  }
}

function Begin({ check, onLost }: { check: Check; onLost: () => void }) {
  const { serialNo, bankName, tail } = check;
  const begin = useAction(beginCheck, { renewsFirst: true });
  const before = beforeOf(check);
  return (
    <Card title={words.title}>
      {before && <Note tone="warn">{before}</Note>}
      <p className="text-14 text-t2">{words.text(`${bankName}尾号${tail}`)}</p>
      {check.mayBegin ? (
        <>
          <p className="mt-1 text-13 text-t3">{words.yours}</p>
          <Button
            wide
            className="mt-4"
            loading={begin.isPending}
            onClick={() => begin.mutate({ serialNo }, { onError: onLost })}
          >
            {before ? words.beginAgain : words.begin}
          </Button>
        </>
      ) : (
        <p className="mt-2 text-13 text-warn">{words.used}</p>
      )}
    </Card>
  );
}

/** What became of the one before. */
function beforeOf({ state, reason }: Check): string | undefined {
  switch (state) {
    case CheckState.Refused:
      return words.refused(reason);
    case CheckState.Missed:
      return words.missed;
    case CheckState.Expired:
      return words.expired;
    default:
      return undefined;
  }
}

/** The account is the customer's; the mobile is for the bank's SMS to show. */
function Passed({ check, onBound }: { check: Check; onBound: CardCheckProps['onBound'] }) {
  const { serialNo, mobile } = check;
  const [signing, setSigning] = useState<Signing | null>(null);
  const restart = useAction(restartSigning, {
    onDone: (started) => {
      noteWait(serialNo, started.resendAfterSeconds);
      setSigning(started);
    },
  });
  return (
    <Card title={words.passed}>
      <p className="text-13 text-t2">{words.passedText(mobile)}</p>
      <Button
        wide
        className="mt-4"
        loading={restart.isPending}
        onClick={() => restart.mutate({ serialNo })}
      >
        {words.getCode}
      </Button>
      <SigningSheet signing={signing} onClose={() => setSigning(null)} onBound={onBound} />
    </Card>
  );
}
