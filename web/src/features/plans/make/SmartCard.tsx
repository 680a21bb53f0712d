import { cycleWords as cycles } from '@/features/plans/words.cycle';
import { smartWords as words } from '@/features/plans/words.smart';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { to } from '@/route/links';
import type { PlanTerms } from '@/trade/form/useOrderDraft';
import { Card, More } from '@/ui/Card';
import { Chip, Chips } from '@/ui/Chip';
import { Segment } from '@/ui/Segment';
import { Ladder } from './Ladder';
import type { PrePlan } from './makeState';
import { Wrong } from './Wrong';

interface SmartCardProps {
  smart: PrePlan['smart'];
  terms: PlanTerms;
  wrong: string | undefined;
  onChange: (next: Partial<PlanTerms>) => void;
}

/** Whether each run takes the same, or more when the fund is cheap, and what that looks at. */
export function SmartCard({ smart, terms: { kind, window }, wrong, onChange }: SmartCardProps) {
  const elder = useStore(textSize) === 'elder';
  const rule = smart.find((one) => one.rule === kind);
  const choices = [
    { value: 'no', label: cycles.kinds.no },
    ...smart.map((one) => ({ value: one.rule, label: one.name })),
  ] as const;
  function choose(next: PlanTerms['kind']) {
    const { windows = [] } = smart.find((one) => one.rule === next) ?? {};
    onChange({ kind: next, window: windows.includes(window) ? window : (windows[0] ?? window) });
  }
  return (
    <Card
      title={words.title}
      end={rule && <More label={words.rules} to={to('/smartinvestrule')} />}
    >
      <Segment label={words.title} choices={choices} value={kind} onChange={choose} />
      {rule && !elder && <Ladder rule={rule.rule} name={rule.name} />}
      <p className="mt-3 text-13 text-t2">{kind === 'no' ? words.fixed : words[kind]}</p>
      {rule && (
        <>
          {rule.windows.length > 1 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame
            <div role="group" aria-label={words.windows} className="mt-3">
              <Chips>
                {rule.windows.map((days) => (
                  <Chip key={days} on={days === window} onClick={() => onChange({ window: days })}>
                    {words.window(days)}
                  </Chip>
                ))}
              </Chips>
            </div>
          )}
          <p className="mt-3 strong">{words.bounds(rule.leastPercent, rule.mostPercent)}</p>
          <p className="mt-1 text-13 text-t2">{words.decided}</p>
        </>
      )}
      <Wrong why={wrong} />
    </Card>
  );
}
