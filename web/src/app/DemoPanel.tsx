import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarClock, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { spokenDay } from '@/lib/days';
import { Button } from '@/ui/Button';
import { CLOCK, HOLDING, MARKET, ORDER } from '@/wire/gen/topics';
import { renew } from '@/wire/renew';
import { DemoLetterbox } from './DemoLetterbox';
import { DemoMailbox } from './DemoMailbox';

/** Answer of GET /demo/status, in the envelope's `data`. */
interface DemoStatus {
  /** The business day, YYYY-MM-DD. */
  day: string;
  /** Business time, HH:MM. */
  time: string;
  /** While the day moves: the step at work and how far it is. */
  running?: { step: string; done: number; total: number } | null;
}

/** What another business day changes. */
const OF_A_DAY = CLOCK | HOLDING | MARKET | ORDER;

async function ask(path: string, method: 'GET' | 'POST'): Promise<DemoStatus> {
  const response = await fetch(path, { method });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return ((await response.json()) as { data: DemoStatus }).data;
}

/**
 * The bar of a demo above every screen, sheet and dialog, like a phone's own status bar; screens
 * begin below it (`--safe-t`). It opens a panel that moves the business day and shows the
 * texts and the e-mail that a customer would get.
 */
export function DemoPanel() {
  const [open, setOpen] = useState(false);
  const advance = useMutation({
    mutationFn: () => ask('/demo/day/advance', 'POST'),
    onSettled: () => renew(OF_A_DAY),
  });
  const { data: status } = useQuery({
    queryKey: ['demo', 'status'],
    queryFn: () => ask('/demo/status', 'GET'),
    refetchInterval: advance.isPending ? 500 : 30_000,
  });
  const running = status?.running;
  // Beside the root, whose layers all lie under sheets and dialogs.
  return createPortal(
    <aside className="demo" aria-label="演示面板">
      <button
        type="button"
        className="demo-bar"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <CalendarClock size={14} aria-hidden="true" />
        <b>演示</b>
        {running && <span className="clip">{running.step}</span>}
        {status && !running && (
          <>
            <span>业务日</span> <span>{spokenDay(status.day)}</span> <span>{status.time}</span>
          </>
        )}
        <ChevronDown size={14} aria-hidden="true" className={open ? 'rotate-180' : ''} />
      </button>
      {running && <progress className="demo-progress" max={running.total} value={running.done} />}
      {open && (
        <div className="demo-panel">
          <Button small wide loading={advance.isPending} onClick={() => advance.mutate()}>
            到下一个交易日
          </Button>
          {advance.isError && <p className="mt-2 text-13 text-warn">没有成功，请再试一次</p>}
          <DemoMailbox />
          <DemoLetterbox />
        </div>
      )}
    </aside>,
    document.body,
  );
}
