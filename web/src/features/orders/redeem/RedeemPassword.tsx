import { lazy, Suspense, useEffect } from 'react';
import type { useRedeem } from './redeemState';

// Nobody confirms before shares are typed.
const toCard = () => import('./CardPassword');
const toPension = () => import('./PensionPassword');
const toFund = () => import('@/features/orders/into/IntoPassword');
const CardPassword = lazy(toCard);
const PensionPassword = lazy(toPension);
const IntoPassword = lazy(toFund);

interface RedeemPasswordProps {
  form: ReturnType<typeof useRedeem>;
  open: boolean;
  onClose: () => void;
}

/** The password of the redemption that is filled in, to the card or into a fund. */
export function RedeemPassword({ form, open, onClose }: RedeemPasswordProps) {
  const { base, into, pre, value, quick, pension, draft, step } = form;
  const { fundCode, fundName, tradeAcco } = base;
  const buys = draft.fundCode !== '' && !pension;
  useEffect(() => {
    // Fetched while the form is filled in: the network may be gone when it is needed.
    (pension ? toPension : buys ? toFund : toCard)().catch(() => undefined);
  }, [buys, pension]);
  if (!value) return null;
  const { of } = draft;
  const order = { fundCode, tradeAcco, shares: value, deferRest: form.deferRest };
  // What comes within seconds has no day to wait for, and no fee.
  const promised = quick ? {} : { promisedDay: base.dates.tDay, promisedFee: pre?.fee };
  return (
    <Suspense>
      {pension && (
        <PensionPassword
          of={of}
          open={open}
          fundName={fundName}
          input={{ fundCode, shares: value, deferRest: form.deferRest }}
          promised={promised}
          estimate={pre}
          onClose={onClose}
        />
      )}
      {!buys && !pension && (
        <CardPassword
          of={of}
          open={open}
          fundName={fundName}
          input={{ ...order, quick }}
          promised={promised}
          estimate={quick ? undefined : pre}
          onClose={onClose}
        />
      )}
      {buys && into && step.kind === 'pay' && (
        <IntoPassword
          of={of}
          open={open}
          names={[fundName, into.target.fundName]}
          input={{
            ...order,
            targetFundCode: into.target.fundCode,
            agreements: into.agreements.map(({ id }) => id),
          }}
          promised={promised}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
