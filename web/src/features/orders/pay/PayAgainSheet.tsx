import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { amount } from '@/lib/figures';
import { toast } from '@/lib/toast';
import { to } from '@/route/links';
import { PasswordSheet } from '@/trade/form/PasswordSheet';
import { useDeed } from '@/trade/form/useDeed';
import { useLostAct } from '@/trade/form/useLostAct';
import { formWords } from '@/trade/form/words';
import type { Order } from '@/trade/order/states';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { RadioGroup, RadioRow } from '@/ui/Checks';
import { Figure } from '@/ui/Figure';
import { Row } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRows } from '@/ui/Skeleton';
import { useAction } from '@/wire/action';
import { sentenceOf } from '@/wire/failure';
import { payAgain, prePayAgain } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { againWords as words } from './words.again';

type Pre = Output<typeof prePayAgain>;
type Payee = Pre['cards'][number];

interface PayAgainSheetProps {
  order: Order;
  open: boolean;
  onClose: () => void;
}

/** Chooses the card, then asks for the password, then lets the money go once more. */
export default function PayAgainSheet({ order, open, onClose }: PayAgainSheetProps) {
  const { orderNo } = order;
  const pre = useQuery({ ...prePayAgain({ orderNo }), staleTime: 0, enabled: open });
  const [chosen, setChosen] = useState<string>();
  const [sure, setSure] = useState(false);
  const instead = useLostAct(sure, <SkeletonRows />);
  const card = chosenOf(pre.data, chosen);
  const again = useAction(payAgain, {
    tells: true,
    silent: true,
    deed: useDeed(`again ${orderNo}`),
    onDone: ({ message }) => {
      setSure(false);
      onClose();
      toast.done(message);
    },
  });
  return (
    <>
      <Sheet
        open={open && !sure}
        title={words.title}
        onClose={onClose}
        foot={
          <Button wide disabled={!card || instead !== null} onClick={() => setSure(true)}>
            {card || !pre.data ? words.next : words.none}
          </Button>
        }
      >
        {instead ?? <Choice pre={pre.data} cause={pre.error} card={card} onChoose={setChosen} />}
      </Sheet>
      {card && (
        <PasswordSheet
          open={open && sure}
          act={words.confirm}
          busy={again.isPending}
          cause={again.error}
          onVerified={() => again.mutate({ orderNo, cardId: card.cardId })}
          onClose={() => setSure(false)}
        >
          <Figure value={pre.data?.amount} prefix="¥" size={36} />
          <p className="mt-1 text-13 text-t2">
            {words.to(formWords.card(card.bankName, card.tail))}
          </p>
        </PasswordSheet>
      )}
    </>
  );
}

interface ChoiceProps {
  pre: Pre | undefined;
  cause: Error | null;
  card: Payee | undefined;
  onChoose: (cardId: string) => void;
}

/** How much, why it did not arrive, and the cards that can take it. */
function Choice({ pre, cause, card, onChoose }: ChoiceProps) {
  if (cause) return <p className="py-6 text-center text-t2">{sentenceOf(cause)}</p>;
  if (!pre) return <SkeletonRows />;
  return (
    <>
      <p className="text-15">
        <span className="strong">{amount(pre.amount)}</span>
        {words.yuan}
      </p>
      <p className="mb-2 text-13 text-t2">{words.why(pre.reason)}</p>
      <RadioGroup label={words.cards} value={card?.cardId} onChange={onChoose}>
        {pre.cards.map((one) => (
          <RadioRow
            key={one.cardId}
            value={one.cardId}
            icon={<Avatar name={one.bankName} size={40} />}
            title={formWords.card(one.bankName, one.tail)}
            sub={one.refused ? words.last : undefined}
            refusal={one.usable ? undefined : one.reason}
          />
        ))}
      </RadioGroup>
      <Row
        icon={
          <span className="flex size-10 items-center justify-center rounded-pill bg-brand-weak">
            <Plus size={20} className="text-brand" aria-hidden="true" />
          </span>
        }
        title={words.addCard}
        sub={words.fresh}
        to={to('/addCard')}
      />
      <p className="mt-2 pb-2 text-13 text-t3">{words.once}</p>
    </>
  );
}

/** What was tapped; until then a card that has not just refused, where there is one. */
function chosenOf(pre: Pre | undefined, chosen: string | undefined): Payee | undefined {
  const usable = pre?.cards.filter((card) => card.usable) ?? [];
  return (
    usable.find((card) => card.cardId === chosen) ??
    usable.find((card) => !card.refused) ??
    usable[0]
  );
}
