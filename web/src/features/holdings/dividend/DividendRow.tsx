import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { shortDay } from '@/lib/days';
import { Delta, Figure } from '@/ui/Figure';
import { Tag } from '@/ui/Tag';
import { DividendFacts } from './DividendFacts';
import { type DividendRecord, isReinvested } from './records';
import { recordWords as words } from './words.record';

interface DividendRowProps {
  record: DividendRecord;
  /** On the page of one fund its name is not said again. */
  nameless: boolean;
  hidden: boolean;
}

/** A dividend: its day, in cash or shares, how much; opened, all that is known of it. */
export function DividendRow({ record, nameless, hidden }: DividendRowProps) {
  const [open, setOpen] = useState(false);
  const reinvested = isReinvested(record);
  const Icon = open ? ChevronUp : ChevronDown;
  const day = words.ex(shortDay(record.tDay));
  return (
    <li>
      <button
        type="button"
        className="flex w-full items-center justify-between gap-3 py-4 text-start"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className="min-w-0">
          <span className="block">{nameless ? day : record.fundName}</span>
          <span className="mt-1 flex flex-wrap items-center gap-2 text-13 text-t3">
            <Tag>{reinvested ? words.shares : words.cash}</Tag>
            {!nameless && day}
          </span>
        </span>
        <span className="flex flex-none items-center gap-2">
          {reinvested ? (
            <Figure value={record.shares} size={17} hidden={hidden} unit={words.unit} />
          ) : (
            <Delta value={record.amount} size={17} hidden={hidden} />
          )}
          <Icon size={16} className="text-t3" aria-hidden="true" />
        </span>
      </button>
      {open && <DividendFacts record={record} />}
    </li>
  );
}
