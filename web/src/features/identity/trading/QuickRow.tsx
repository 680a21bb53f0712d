import { useQueryClient } from '@tanstack/react-query';
import { Zap } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { toast } from '@/lib/toast';
import { Switch } from '@/ui/Checks';
import { Row } from '@/ui/Row';
import { useOnce } from '@/ui/Sheet';
import { useAction } from '@/wire/action';
import { setTrading, tradingSettings } from '@/wire/gen/orders';
import { tradingWords as words } from './words';

const PasswordSheet = lazy(() =>
  import('@/trade/form/PasswordSheet').then((all) => ({ default: all.PasswordSheet })),
);

/** Whether money may leave within seconds: off at once, on behind the password. */
export function QuickRow({ on }: { on: boolean }) {
  const [asking, setAsking] = useState(false);
  const opened = useOnce(asking);
  const queries = useQueryClient();
  const set = useAction(setTrading, {
    silent: asking,
    onDone: (after) => {
      queries.setQueryData(tradingSettings().queryKey, after);
      setAsking(false);
      toast.done(after.quick ? words.quickOn : words.quickOff);
    },
  });
  return (
    <>
      <Row
        icon={<Zap size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={words.quick}
        sub={on ? words.quickSub : words.quickOffSub}
        value={
          <Switch
            label={words.quick}
            checked={on}
            disabled={set.isPending}
            onChange={(next) => (next ? setAsking(true) : set.mutate({ quick: false }))}
          />
        }
      />
      {opened && (
        <Suspense>
          <PasswordSheet
            open={asking}
            act={words.quickAct}
            busy={set.isPending}
            cause={set.error}
            onVerified={() => set.mutate({ quick: true })}
            onClose={() => setAsking(false)}
          >
            <p className="text-17 strong">{words.quickAsk}</p>
            <p className="mt-1 text-13 text-t2">{words.quickAskText}</p>
          </PasswordSheet>
        </Suspense>
      )}
    </>
  );
}
