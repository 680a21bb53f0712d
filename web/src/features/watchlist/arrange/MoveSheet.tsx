import { Check } from 'lucide-react';
import { Sheet } from '@/ui/Sheet';
import { type Draft, GROUPS_MAX, shownIn } from './draft';
import { NameForm } from './GroupsSheet';
import { arrangeWords as words } from './words';

interface MoveSheetProps {
  open: boolean;
  draft: Draft;
  /** The group that all of the chosen funds are in; undefined where there is none. */
  now?: string;
  onClose: () => void;
  /** Into a group, a new one too; none of them without a name. */
  onMove: (group: string | undefined) => void;
}

/** Into which group the chosen funds go. */
export function MoveSheet({ open, draft, now, onClose, onMove }: MoveSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={words.sheet}>
      <ul className="m-0 list-none p-0">
        {draft.groups.map((name) => (
          <li key={name} className="group-row">
            <button type="button" className="group-pick" onClick={() => onMove(name)}>
              <span className="min-w-0 flex-1 clip">{name}</span>
              <span className="text-13 text-t3">{words.count(shownIn(draft, name).length)}</span>
              {name === now && <Check size={18} className="text-brand" aria-label="现在的分组" />}
            </button>
          </li>
        ))}
        <li className="group-row">
          <button type="button" className="group-pick" onClick={() => onMove(undefined)}>
            <span className="min-w-0 flex-1 text-t2">{words.noGroup}</span>
          </button>
        </li>
      </ul>
      {draft.groups.length < GROUPS_MAX && (
        <NameForm others={draft.groups} label={words.add} act={words.addName} onName={onMove} />
      )}
    </Sheet>
  );
}
