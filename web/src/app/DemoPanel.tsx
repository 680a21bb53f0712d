import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarClock, X } from 'lucide-react';
import { useState } from 'react';
import { queryClient } from '@/api/query';
import { spokenDay } from '@/lib/days';
import { Button } from '@/ui/Button';
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

async function ask(path: string, method: 'GET' | 'POST'): Promise<DemoStatus> {
  const response = await fetch(path, { method });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return ((await response.json()) as { data: DemoStatus }).data;
}

/** Moves the business day of a demo, clearly apart from the app itself. */
export default function DemoPanel() {
  const [open, setOpen] = useState(false);
  const advance = useMutation({
    mutationFn: () => ask('/demo/day/advance', 'POST'),
    onSettled: () => queryClient.invalidateQueries(),
  });
  const status = useQuery({
    queryKey: ['demo', 'status'],
    queryFn: () => ask('/demo/status', 'GET'),
    refetchInterval: advance.isPending ? 500 : 30_000,
  });
  if (!open) {
    return (
      <aside aria-label="演示面板">
        <button type="button" className="demo-button" onClick={() => setOpen(true)}>
          <CalendarClock size={16} aria-hidden="true" />
          <span>演示 {status.data?.day.slice(5)}</span>
        </button>
      </aside>
    );
  }
  const running = status.data?.running;
  return (
    <aside className="demo-panel" aria-label="演示面板">
      <div className="flex items-center justify-between">
        <b>演示</b>
        <button
          type="button"
          className="icon-button -m-2"
          aria-label="收起演示面板"
          onClick={() => setOpen(false)}
        >
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      <p className="text-13 text-t2">
        业务日 {spokenDay(status.data?.day)} {status.data?.time}
      </p>
      {running && (
        <div className="mt-2 text-13 text-t2">
          {running.step}
          <progress className="demo-progress" max={running.total} value={running.done} />
        </div>
      )}
      {advance.isError && <p className="mt-2 text-13 text-warn">没有成功，请再试一次</p>}
      <div className="mt-3 flex">
        <Button small wide loading={advance.isPending} onClick={() => advance.mutate()}>
          到下一个交易日
        </Button>
      </div>
      <DemoMailbox />
    </aside>
  );
}
