import { lazy, Suspense, useEffect } from 'react';
import { useAsTried } from '@/trade/form/useAsTried';
import type { useRedeem } from './redeemState';

// Nobody confirms before shares are typed.
const toCard = () => import('./CardPassword');
const toPension = () => import('./PensionPassword');
const toFund = () => import('@/features/orders/into/IntoPassword');
const CardPassword = lazy(toCard);
const PensionPassword = lazy(toPension);
const IntoPassword = lazy(toFund);

type Form = ReturnType<typeof useRedeem>;

interface RedeemPasswordProps {
  form: Form;
  open: boolean;
  onClose: () => void;
}

/** The password of the redemption that is filled in, to the card or into a fund. */
export default function RedeemPassword({ form, open, onClose }: RedeemPasswordProps) {
  const { pension, draft, step } = form;
  const { of } = draft;
  const buys = draft.fundCode !== '' && !pension;
  useEffect(() => {
    // Fetched while the form is filled in: the network may be gone when it is needed.
    (pension ? toPension : buys ? toFund : toCard)().catch(() => undefined);
  }, [buys, pension]);
  const { asTried, onSend } = useAsTried({ of, step, open, onClose }, confirmedOf(form));
  if (!asTried) return null;
  const sheet = { of, open, onSend, onClose };
  return (
    <Suspense>
      {asTried.way === 'pension' && <PensionPassword {...sheet} {...asTried.told} />}
      {asTried.way === 'card' && <CardPassword {...sheet} {...asTried.told} />}
      {asTried.way === 'fund' && <IntoPassword {...sheet} {...asTried.told} />}
    </Suspense>
  );
}

/** All that is confirmed by the password, and sent, and which way the money goes. */
function confirmedOf({ base, into, pre, value, quick, pension, draft, step, deferRest }: Form) {
  if (!value) return undefined;
  const { fundCode, fundName, tradeAcco } = base;
  const order = { fundCode, tradeAcco, shares: value, deferRest };
  // What comes within seconds has no day to wait for, and no fee.
  const promised = quick ? {} : { promisedDay: base.dates.tDay, promisedFee: pre?.fee };
  if (pension) {
    const input = { fundCode, shares: value, deferRest };
    return { way: 'pension', told: { fundName, input, promised, estimate: pre } } as const;
  }
  if (draft.fundCode === '') {
    const estimate = quick ? undefined : pre;
    return {
      way: 'card',
      told: { fundName, input: { ...order, quick }, promised, estimate },
    } as const;
  }
  if (!into || step.kind !== 'pay') return undefined;
  const targetFundCode = into.target.fundCode;
  const agreements = into.agreements.map(({ id }) => id);
  const names = [fundName, into.target.fundName] as const;
  return {
    way: 'fund',
    told: { names, input: { ...order, targetFundCode, agreements }, promised },
  } as const;
}
