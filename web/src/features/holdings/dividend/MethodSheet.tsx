import { useState } from 'react';
import { methodWords as words } from '@/features/holdings/words';
import { spokenDay } from '@/lib/days';
import { toast } from '@/lib/toast';
import { actError } from '@/trade/form/actError';
import { useDeed } from '@/trade/form/useDeed';
import { useLostAct } from '@/trade/form/useLostAct';
import { Button } from '@/ui/Button';
import { RadioGroup, RadioRow } from '@/ui/Checks';
import { Note } from '@/ui/Note';
import { Sentence } from '@/ui/Sentence';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRows } from '@/ui/Skeleton';
import { useAction } from '@/wire/action';
import * as DividendMethod from '@/wire/gen/codes/dividend-method';
import type { dividendMethods } from '@/wire/gen/holdings';
import { changeDividendMethod } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';

type Methods = Output<typeof dividendMethods>;
type Method = Methods['defaultMethod'];

interface MethodSheetProps {
  fundCode: string;
  methods: Methods;
  /** The card whose method is changed; none while the sheet is closed. */
  card: Methods['cards'][number] | undefined;
  /** How the card is called. */
  name: string;
  onClose: () => void;
}

const METHODS: readonly Method[] = [DividendMethod.Cash, DividendMethod.Reinvest];

/** What each method means, from which dividend on a change holds, and the change itself. */
export default function MethodSheet({ fundCode, methods, card, name, onClose }: MethodSheetProps) {
  const [chosen, setChosen] = useState<Method>();
  const [sure, setSure] = useState(false);
  const instead = useLostAct(sure && card !== undefined, <SkeletonRows rows={2} />);
  const act = useAction(changeDividendMethod, {
    tells: true,
    silent: true,
    deed: useDeed(`method ${fundCode} ${card?.tradeAcco}`),
    onDone: ({ message }) => {
      close();
      toast.done(message);
    },
  });
  const picked = chosen ?? card?.method;
  const same = picked === card?.method;
  function close() {
    choose(undefined);
    onClose();
  }
  function choose(method: Method | undefined) {
    setChosen(method);
    // Another method is another act: first it is asked what became of this one.
    setSure(false);
    act.reset();
  }
  function change() {
    if (!card || !picked || same) return;
    setSure(true);
    act.mutate({ fundCode, tradeAcco: card.tradeAcco, dividendMethod: picked });
  }
  return (
    <Sheet
      open={card !== undefined}
      title={words.sheet}
      onClose={close}
      foot={
        <Button wide disabled={same || instead !== null} loading={act.isPending} onClick={change}>
          {same ? words.same : words.confirm}
        </Button>
      }
    >
      <p className="text-13 text-t2">{name}</p>
      {instead ?? (
        <RadioGroup label={words.sheet} value={picked} onChange={choose}>
          {METHODS.map((method) => (
            <RadioRow
              key={method}
              value={method}
              title={
                method === card?.method ? words.current(words.names[method]) : words.names[method]
              }
              sub={words.text[method]}
            />
          ))}
        </RadioGroup>
      )}
      {act.error && (
        <p className="mt-2 text-13 text-warn" role="alert">
          {actError(act.error)}
        </p>
      )}
      <Note className="mt-2">
        <Sentence>{words.when(spokenDay(methods.tDay), spokenDay(methods.confirmDate))}</Sentence>
      </Note>
    </Sheet>
  );
}
