import { ChevronRight } from 'lucide-react';
import { introWords as words } from '@/features/childaccounts/words.intro';
import { sceneNames } from '@/features/childaccounts/words.scene';
import { amount } from '@/lib/figures';
import type { Considered, ConsiderName } from './considered';

interface ConsiderTilesProps {
  asked: Considered;
  onOpen: (name: ConsiderName) => void;
}

/** What is considered, a sheet behind each part of it. */
export function ConsiderTiles({ asked, onOpen }: ConsiderTilesProps) {
  const tiles: [ConsiderName, string, string][] = [
    ['scene', words.wish, sceneNames[asked.scene] ?? ''],
    ['target', words.target, amount(asked.target)],
    ['have', words.have, amount(asked.have)],
    ['years', words.when, words.later(asked.years)],
  ];
  return (
    <div className="child-tiles">
      {tiles.map(([name, label, value]) => (
        <button key={name} type="button" className="child-tile" onClick={() => onOpen(name)}>
          <span className="min-w-0 flex-1">
            <span className="block text-12 text-t2">{label}</span>
            <span className="block text-15 strong fig">{value}</span>
          </span>
          <ChevronRight size={14} className="flex-none text-t3" aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
