import { Chip } from '@/ui/Chip';
import { ChipLine } from '@/ui/ChipLine';
import type { WatchedKind } from './kinds';
import { watchWords as words } from './words';

interface WatchKindsProps {
  kinds: readonly WatchedKind[];
  total: number;
  /** The name of the chosen kind; all without. */
  chosen?: string;
  onChoose: (name: string | undefined) => void;
}

/** Groups the watchlist; nothing where one group has all of it. */
export function WatchKinds({ kinds, total, chosen, onChoose }: WatchKindsProps) {
  if (!kinds.length || kinds[0]?.funds.length === total) return null;
  return (
    <div className="mt-3">
      <ChipLine chosen={chosen ?? words.every}>
        <Chip on={chosen === undefined} onClick={() => onChoose(undefined)}>
          {words.every} {total}
        </Chip>
        {kinds.map(({ name, funds }) => (
          <Chip key={name} on={name === chosen} onClick={() => onChoose(name)}>
            {name} {funds.length}
          </Chip>
        ))}
      </ChipLine>
    </div>
  );
}
