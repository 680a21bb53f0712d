import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { preBuy } from '@/api/gen/orders';
import type { Output } from '@/api/operation';
import { to } from '@/app/links';
import { amount, size } from '@/lib/figures';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { RadioGroup, RadioRow } from '@/ui/Checks';
import { Row } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';
import { cardProblem } from './limits';
import { buyWords as words } from './words';

type PayMethod = Output<typeof preBuy>['methods'][number];

interface PayMethodCardProps {
  methods: readonly PayMethod[];
  /** Amount as on the wire; empty when none. */
  value: string;
  chosen: string | undefined;
  /** Only the chosen card, the others in a sheet: the keypad is up. */
  short: boolean;
  onChoose: (cardId: string) => void;
}

/** The cards, what each may still pay, and why one cannot. */
export function PayMethodCard(props: PayMethodCardProps) {
  const [open, setOpen] = useState(false);
  const { methods, value, chosen, short } = props;
  const card = methods.find((one) => one.cardId === chosen);
  if (short && card) {
    return (
      <Card>
        <Row
          icon={<Avatar name={card.bankName} size={40} />}
          title={words.card(card.bankName, card.tail)}
          sub={cardProblem(value, card) ?? limitsOf(card)}
          onClick={() => setOpen(true)}
        />
        <Sheet
          open={open}
          title={words.chooseMethod}
          onClose={() => setOpen(false)}
          foot={
            <Button wide onClick={() => setOpen(false)}>
              {words.chosen}
            </Button>
          }
        >
          <Methods {...props} />
        </Sheet>
      </Card>
    );
  }
  return (
    <Card title={words.method}>
      <Methods {...props} />
    </Card>
  );
}

function Methods({ methods, value, chosen, onChoose }: PayMethodCardProps) {
  return (
    <>
      <RadioGroup label={words.method} value={chosen} onChange={onChoose}>
        {methods.map((card) => (
          <RadioRow
            key={card.cardId}
            value={card.cardId}
            icon={<Avatar name={card.bankName} size={40} />}
            title={words.card(card.bankName, card.tail)}
            sub={limitsOf(card)}
            refusal={cardProblem(value, card)}
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
        to={to('/addCard')}
      />
    </>
  );
}

function limitsOf({ singleLimit, dayLimit, leftToday }: PayMethod): string {
  const limits = words.limits(
    singleLimit ? size(singleLimit) : null,
    dayLimit ? size(dayLimit) : null,
  );
  const used = leftToday && leftToday !== dayLimit && leftToday !== singleLimit;
  return used ? `${limits}，${words.leftToday(amount(leftToday))}` : limits;
}
