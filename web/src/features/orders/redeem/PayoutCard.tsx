import { lazy, Suspense, useState } from 'react';
import { intoWords } from '@/features/orders/into/words.into';
import { redeemWords as words } from '@/features/orders/words.redeem';
import { AccountRow } from '@/trade/form/AccountRow';
import { formWords } from '@/trade/form/words';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/Row';
import { useOnce } from '@/ui/Sheet';
import { Bone } from '@/ui/Skeleton';
import { Destination } from './Destination';
import type { useRedeem } from './redeemState';

const BigSheet = lazy(() => import('./BigSheet'));
// Of the funds that pay within seconds: few.
const QuickWays = lazy(() => import('./QuickWays'));

/** How and where the money comes back, or what it buys. */
export function PayoutCard({ form }: { form: ReturnType<typeof useRedeem> }) {
  const { base, draft, change, deferRest, quick, setQuick, pension } = form;
  const [open, setOpen] = useState(false);
  const opened = useOnce(open);
  const target = draft.fundCode;
  return (
    <Card title={words.way}>
      {!pension && (
        <Destination
          pre={base}
          target={target}
          into={form.into}
          problem={form.targetProblem}
          onTarget={(fundCode) => change({ fundCode, accepted: [], pays: false })}
        />
      )}
      {base.quick && !pension && !target && (
        <Suspense fallback={<Bone h={124} />}>
          <QuickWays
            base={base}
            offer={base.quick}
            pre={form.pre}
            quick={quick}
            onQuick={setQuick}
          />
        </Suspense>
      )}
      <AccountRow
        accounts={base.accounts}
        tradeAcco={base.tradeAcco}
        sub={pension ? words.samePension : target ? intoWords.holdsText : words.sameCard}
        title={words.chooseCard}
        named={pension ? formWords.pension : undefined}
        onChoose={(cardId) => change({ cardId })}
      />
      {!quick && (
        <Row
          title={words.big}
          sub={deferRest ? words.bigDefer : words.bigCancel}
          onClick={() => setOpen(true)}
        />
      )}
      {opened && (
        <Suspense>
          <BigSheet
            open={open}
            deferRest={deferRest}
            onDefer={(defer) => change({ keepsRest: !defer })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
