import { Plus } from 'lucide-react';
import { useState } from 'react';
import { amount, size } from '@/lib/figures';
import { to } from '@/route/links';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { RadioGroup, RadioRow } from '@/ui/Checks';
import { Row } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';
import type { preBuy } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { cardProblem } from './buyLimits';
import { PaySourceNote, PaySources, sourceText } from './PaySources';
import { type CashAccount, sourceKey, sourceProblem } from './paySource';
import { formWords as words } from './words';
import { methodWords } from './words.method';

type PayMethod = Output<typeof preBuy>['methods'][number];

interface PayMethodCardProps {
  methods: readonly PayMethod[];
  /** Amount as on the wire; empty when none. */
  value: string;
  /** Money funds that can pay, too. */
  sources: readonly CashAccount[];
  /** A card's number, or the key of a money fund. */
  chosen: string | undefined;
  /** Only the chosen card, the others in a sheet: the keypad is up. */
  short: boolean;
  /** No other card can pay: it is of the account that it pays for. */
  only?: boolean;
  onChoose: (key: string) => void;
}

/** The cards and money funds, what each may still pay, and why one cannot. */
export function PayMethodCard(props: PayMethodCardProps) {
  const [open, setOpen] = useState(false);
  const payer = payerOf(props);
  if (props.short && payer) {
    return (
      <Card>
        <Row
          icon={<Avatar name={payer.name} size={40} />}
          title={payer.title}
          sub={payer.sub}
          onClick={() => setOpen(true)}
        />
        <Sheet
          open={open}
          title={methodWords.chooseMethod}
          onClose={() => setOpen(false)}
          foot={
            <Button wide onClick={() => setOpen(false)}>
              {methodWords.chosen}
            </Button>
          }
        >
          <Methods {...props} />
        </Sheet>
      </Card>
    );
  }
  return (
    <Card title={methodWords.method}>
      <Methods {...props} />
    </Card>
  );
}

/** The chosen way to pay in one line. */
function payerOf({ methods, sources, value, chosen }: PayMethodCardProps) {
  const card = methods.find((one) => one.cardId === chosen);
  if (card) {
    const title = words.card(card.bankName, card.tail);
    return { name: card.bankName, title, sub: cardProblem(value, card) ?? limitsOf(card) };
  }
  const source = sources.find((one) => sourceKey(one) === chosen);
  if (!source) return undefined;
  const { fundName } = source;
  return {
    name: fundName,
    title: fundName,
    sub: sourceProblem(value, source) ?? sourceText(source),
  };
}

function Methods(props: PayMethodCardProps) {
  const { methods, sources, value, chosen, only, onChoose } = props;
  const source = sources.find((one) => sourceKey(one) === chosen);
  return (
    <>
      <RadioGroup label={methodWords.method} value={chosen} onChange={onChoose}>
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
        <PaySources sources={sources} value={value} />
      </RadioGroup>
      {source && <PaySourceNote source={source} />}
      {!only && (
        <Row
          icon={
            <span className="flex size-10 items-center justify-center rounded-pill bg-brand-weak">
              <Plus size={20} className="text-brand" aria-hidden="true" />
            </span>
          }
          title={methodWords.addCard}
          to={to('/addCard')}
        />
      )}
    </>
  );
}

function limitsOf({ singleLimit, dayLimit, leftToday }: PayMethod): string {
  const limits = methodWords.limits(
    singleLimit ? size(singleLimit) : null,
    dayLimit ? size(dayLimit) : null,
  );
  const used = leftToday && leftToday !== dayLimit && leftToday !== singleLimit;
  return used ? `${limits}，${methodWords.leftToday(amount(leftToday))}` : limits;
}
