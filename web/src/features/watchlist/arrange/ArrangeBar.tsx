import { ArrowUpToLine, Folder, Scale, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { arrangeWords as words } from './words';

interface ArrangeBarProps {
  chosen: number;
  onFront: () => void;
  onGroup: () => void;
  onCompare: () => void;
  onRemove: () => void;
}

/** What is done with the funds that are ticked. */
export function ArrangeBar({ chosen, onFront, onGroup, onCompare, onRemove }: ArrangeBarProps) {
  const none = chosen === 0;
  return (
    <footer className="arrange-bar">
      <Act icon={<ArrowUpToLine {...ICON} />} off={none} onClick={onFront}>
        {words.front}
      </Act>
      <Act icon={<Folder {...ICON} />} off={none} onClick={onGroup}>
        {words.group}
      </Act>
      <Act icon={<Scale {...ICON} />} off={chosen < 2 || chosen > 4} onClick={onCompare}>
        {words.compare(chosen)}
      </Act>
      <Act icon={<X {...ICON} />} off={none} onClick={onRemove}>
        {words.remove}
      </Act>
    </footer>
  );
}

const ICON = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

function Act(props: { icon: ReactNode; off: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" disabled={props.off} onClick={props.onClick}>
      {props.icon}
      {props.children}
    </button>
  );
}
