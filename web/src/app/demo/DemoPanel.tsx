import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarClock, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { spokenDay } from '@/lib/days';
import { Button } from '@/ui/Button';
import { renew } from '@/wire/renew';
import { useWork } from '@/wire/useWork';
import { DemoLetterbox } from './DemoLetterbox';
import { DemoMailbox } from './DemoMailbox';
import { DemoSamples } from './DemoSamples';
import { advanceDay, dayQuery, OF_A_DAY } from './day';
import { demoWords as words } from './words';

/**
 * The bar of a demo above every screen, sheet and dialog, like a phone's own status bar; screens
 * begin below it (`--safe-t`). It opens a panel that moves the business day, shows the texts and
 * the e-mail that a customer would get, and has specimens for the form below it.
 */
export function DemoPanel() {
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const advance = useWork(advanceDay, {
    onSuccess: (moved) => {
      // The new day stands at once, not when it is asked for next.
      client.setQueryData(dayQuery.queryKey, moved);
      return renew(OF_A_DAY);
    },
    onError: () => renew(OF_A_DAY),
  });
  const { data: status } = useQuery({
    ...dayQuery,
    refetchInterval: advance.isPending ? 500 : 30_000,
  });
  const running = status?.running;
  const close = () => setOpen(false);
  // Beside the root, whose layers all lie under sheets and dialogs.
  return createPortal(
    <aside className="demo" aria-label={words.panel}>
      <button
        type="button"
        className="demo-bar"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <CalendarClock size={14} aria-hidden="true" />
        <b>{words.demo}</b>
        {running && <span className="clip">{running.step}</span>}
        {status && !running && (
          <>
            <span>{words.day}</span> <span>{spokenDay(status.day)}</span> <span>{status.time}</span>
          </>
        )}
        <ChevronDown size={14} aria-hidden="true" className={open ? 'rotate-180' : ''} />
      </button>
      {running && <progress className="demo-progress" max={running.total} value={running.done} />}
      {open && (
        <div className="demo-panel">
          <Button small wide loading={advance.isPending} onClick={() => advance.mutate()}>
            {words.advance}
          </Button>
          {advance.isError && <p className="mt-2 text-13 text-warn">{words.failed}</p>}
          <DemoSamples onFilled={close} />
          <DemoMailbox onFilled={close} />
          <DemoLetterbox onFilled={close} />
        </div>
      )}
    </aside>,
    document.body,
  );
}
