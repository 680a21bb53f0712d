/* once */
import { Tag } from '@/ui/Tag';
import type { components } from '@/wire/gen/suitability';
import './result.css';
import { explainWords as words } from './words.explain';

type Level = components['schemas']['CustomerLevel'];

interface LevelListProps {
  /** The lowest class and C1 to C5. */
  levels: readonly Level[];
  /** The customer's level as 1 to 5, while it is valid. */
  own?: string | null;
}

/** C1 to C5: what each means, and its points. */
export function LevelList({ levels, own }: LevelListProps) {
  return (
    <ul className="level-list">
      {levels
        .filter(({ lowest }) => !lowest)
        .map(({ riskLevel, name, headline, pointsFrom, pointsTo }) => (
          <li key={riskLevel} aria-current={riskLevel === own || undefined}>
            <b className="level-mark">C{riskLevel}</b>
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="strong">
                  {name} {riskLevel === own && <Tag tone="brand">{words.yours}</Tag>}
                </span>
                <span className="fig text-13 text-t2">{words.points(pointsFrom, pointsTo)}</span>
              </span>
              <span className="block text-13 text-t2">{headline}</span>
            </span>
          </li>
        ))}
    </ul>
  );
}
