/** How much of the shares costs nothing; only drawn, the figures stand beside it. */
export function FreeBar({ free, all }: { free: string; all: string }) {
  const whole = Number(all);
  const width = whole > 0 ? (Number(free) / whole) * 100 : 0;
  return (
    <div className="h-2 overflow-hidden rounded-pill bg-pressed" aria-hidden="true">
      <div className="h-full rounded-pill bg-brand-fill" style={{ width: `${width}%` }} />
    </div>
  );
}
