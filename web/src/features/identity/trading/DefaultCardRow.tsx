import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/lib/toast';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Avatar } from '@/ui/Avatar';
import { RadioGroup, RadioRow } from '@/ui/Checks';
import { Row } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';
import { useAction } from '@/wire/action';
import { bankcardList, defaultCard } from '@/wire/gen/bankcards';
import { tradingWords as words } from './words';

/** The card that is offered first, and the others in a sheet. */
export function DefaultCardRow() {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<string>();
  const go = useGo();
  const list = useQuery(bankcardList()).data?.list;
  const cards = list?.filter((card) => card.tradeAcco) ?? [];
  const chosen = cards.find((card) => card.isDefault) ?? cards[0];
  const choose = useAction(defaultCard, {
    onDone: () => {
      setAsked(undefined);
      setOpen(false);
      toast.done(words.cardSet);
    },
  });
  if (!list) return <Row title={words.card} />;
  return (
    <>
      <Row
        title={words.card}
        value={chosen ? words.bank(chosen.bankName, chosen.tail) : words.cardNone}
        onClick={() => (chosen ? setOpen(true) : go(to('/addCard')))}
      />
      <Sheet open={open} title={words.cardSheet} onClose={() => setOpen(false)}>
        <RadioGroup
          label={words.cardSheet}
          value={asked ?? chosen?.cardId}
          onChange={(cardId) => {
            setAsked(cardId);
            choose.mutate({ cardId }, { onError: () => setAsked(undefined) });
          }}
        >
          {cards.map((card) => (
            <RadioRow
              key={card.cardId}
              value={card.cardId}
              icon={<Avatar name={card.bankName} size={40} />}
              title={words.bank(card.bankName, card.tail)}
            />
          ))}
        </RadioGroup>
      </Sheet>
    </>
  );
}
