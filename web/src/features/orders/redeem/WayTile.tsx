import { CircleCheck } from 'lucide-react';

interface WayTileProps {
  on: boolean;
  title: string;
  text: string;
  /** A third line: what it is limited by. */
  limit: string;
  /** It cannot be chosen; `limit` says why. */
  refused?: boolean;
  onChoose: () => void;
}

/** One of two ways side by side, in a group of radios. */
export function WayTile({ on, title, text, limit, refused = false, onChoose }: WayTileProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native radio cannot be a tile
    <button
      type="button"
      role="radio"
      className="choice"
      aria-checked={on}
      tabIndex={on ? 0 : -1}
      disabled={refused}
      onClick={onChoose}
    >
      <span className="flex items-center justify-between">
        <b className="strong">{title}</b>
        {on && <CircleCheck size={20} className="text-brand" aria-hidden="true" />}
      </span>
      <span className="text-13 text-t2">{text}</span>
      <span className={refused ? 'text-12 text-warn' : 'text-12 text-t3'}>{limit}</span>
    </button>
  );
}
