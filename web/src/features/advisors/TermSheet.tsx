import { useState } from 'react';
import { laterDay } from '@/lib/days';
import { useBusinessDay } from '@/trade/market/businessDay';
import { Button } from '@/ui/Button';
import { RadioGroup, RadioRow } from '@/ui/Checks';
import { Sheet } from '@/ui/Sheet';
import { authorizeWords as words } from './words';

interface TermSheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The last day that may be chosen. */
  untilMax: string;
  busy: boolean;
  onChoose: (until: string) => void;
}

/** For how long; the shortest term is the one that is offered. */
export function TermSheet({ open, onClose, title, untilMax, busy, onChoose }: TermSheetProps) {
  const today = useBusinessDay();
  const terms = [
    ...words.terms.map(({ days, name }) => ({ name, until: laterDay(today, days) })),
    { name: words.longest, until: untilMax },
  ];
  const [chosen, setChosen] = useState(terms[0]?.until);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      foot={
        <Button wide loading={busy} onClick={() => chosen && onChoose(chosen)}>
          {words.confirm}
        </Button>
      }
    >
      <p className="text-13 text-t2">{words.termText}</p>
      <RadioGroup label={title} value={chosen} onChange={setChosen}>
        {terms.map(({ name, until }) => (
          <RadioRow key={until} value={until} title={name} sub={words.to(until)} />
        ))}
      </RadioGroup>
    </Sheet>
  );
}
