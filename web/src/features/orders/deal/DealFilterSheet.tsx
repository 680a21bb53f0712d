import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type DealFilter, type DealTime, type DealType, NO_FILTER } from '@/trade/order/deals';
import { dealWords as words } from '@/trade/order/words.deal';
import { Button } from '@/ui/Button';
import { Chip, Chips } from '@/ui/Chip';
import { Input } from '@/ui/Input';
import { Sheet } from '@/ui/Sheet';
import { heldFunds, pastFunds } from '@/wire/gen/holdings';

interface DealFilterSheetProps {
  open: boolean;
  types: readonly DealType[];
  filter: DealFilter;
  onChange: (filter: DealFilter) => void;
  onClose: () => void;
}

const TIMES = Object.keys(words.times) as DealTime[];

/** Type, product and time; takes effect with the button at the foot. */
export function DealFilterSheet(props: DealFilterSheetProps) {
  const { open, types, filter, onChange, onClose } = props;
  const [draft, setDraft] = useState(filter);
  const [shownFor, setShownFor] = useState(open);
  // Each opening starts from what is in force.
  if (open !== shownFor) {
    setShownFor(open);
    if (open) setDraft(filter);
  }
  const change = (part: Partial<DealFilter>) => setDraft({ ...draft, ...part });
  const wrong = draft.from !== '' && draft.until !== '' && draft.until < draft.from;
  function apply() {
    onChange(draft);
    onClose();
  }
  return (
    <Sheet
      open={open}
      title={words.filter}
      onClose={onClose}
      foot={
        <div className="flex gap-3">
          <Button kind="outline" onClick={() => setDraft(NO_FILTER)}>
            {words.reset}
          </Button>
          <Button wide disabled={draft.time === 'own' && wrong} onClick={apply}>
            {words.apply}
          </Button>
        </div>
      }
    >
      <Question title={words.type}>
        {types.map((type) => (
          <Chip key={type} on={type === draft.type} onClick={() => change({ type })}>
            {words.types[type]}
          </Chip>
        ))}
      </Question>
      <FundQuestion
        open={open}
        value={draft.fundCode}
        onChange={(fundCode) => change({ fundCode })}
      />
      <Question title={words.time}>
        {TIMES.map((time) => (
          <Chip key={time} on={time === draft.time} onClick={() => change({ time })}>
            {words.times[time]}
          </Chip>
        ))}
      </Question>
      {draft.time === 'own' && (
        <>
          <Input
            label={words.from}
            type="date"
            value={draft.from}
            onChange={(from) => change({ from })}
          />
          <Input
            label={words.until}
            type="date"
            value={draft.until}
            onChange={(until) => change({ until })}
            error={wrong ? words.wrongRange : undefined}
          />
        </>
      )}
    </Sheet>
  );
}

interface FundQuestionProps {
  open: boolean;
  value: string | undefined;
  onChange: (fundCode: string | undefined) => void;
}

/** The funds that are held or were; asked for once the sheet opens. */
function FundQuestion({ open, value, onChange }: FundQuestionProps) {
  const held = useQuery({ ...heldFunds(), enabled: open });
  const past = useQuery({ ...pastFunds(), enabled: open });
  const funds = [...(held.data?.funds ?? []), ...(past.data?.funds ?? [])];
  const known = new Map(funds.map(({ fundCode, fundName }) => [fundCode, fundName]));
  if (value && !known.has(value)) known.set(value, value);
  return (
    <Question title={words.fund}>
      <Chip on={value === undefined} onClick={() => onChange(undefined)}>
        {words.allFunds}
      </Chip>
      {[...known].map(([fundCode, fundName]) => (
        <Chip key={fundCode} on={fundCode === value} onClick={() => onChange(fundCode)}>
          {fundName}
        </Chip>
      ))}
    </Question>
  );
}

function Question({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="pb-5">
      <h3 className="mb-3 text-13 text-t2">{title}</h3>
      <Chips>{children}</Chips>
    </section>
  );
}
