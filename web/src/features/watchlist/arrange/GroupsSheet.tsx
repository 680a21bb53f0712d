import { ChevronDown, ChevronUp, Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '@/ui/Button';
import { Input } from '@/ui/Input';
import { IconButton } from '@/ui/NavBar';
import { Sheet } from '@/ui/Sheet';
import {
  type Draft,
  faultOf,
  GROUPS_MAX,
  movedGroup,
  renamed,
  shownIn,
  withGroup,
  withoutGroup,
} from './draft';
import { arrangeWords as words } from './words';

interface GroupsSheetProps {
  open: boolean;
  draft: Draft;
  onClose: () => void;
  onChange: (next: Draft, text?: string) => void;
}

/** A new group, and names, order and end of those that are there. */
export function GroupsSheet({ open, draft, onClose, onChange }: GroupsSheetProps) {
  const [renaming, setRenaming] = useState<string>();
  const full = draft.groups.length >= GROUPS_MAX;
  return (
    <Sheet open={open} onClose={onClose} title={words.groupsTitle}>
      {draft.groups.length === 0 && <p className="pb-2 text-13 text-t2">{words.noGroups}</p>}
      <ul className="m-0 list-none p-0">
        {draft.groups.map((name, at) => (
          <li key={name} className="group-row">
            {renaming === name ? (
              <NameForm
                first={name}
                others={draft.groups.filter((other) => other !== name)}
                label={words.renameOf(name)}
                act={words.renameDone}
                onName={(next) => {
                  setRenaming(undefined);
                  if (next !== name) onChange(renamed(draft, name, next));
                }}
              />
            ) : (
              <>
                <span className="min-w-0 flex-1">
                  <span className="block clip">{name}</span>
                  <span className="block text-12 text-t3">
                    {words.count(shownIn(draft, name).length)}
                  </span>
                </span>
                <span className="flex flex-none">
                  {at > 0 && (
                    <IconButton
                      label={words.upOf(name)}
                      onClick={() => onChange(movedGroup(draft, name, -1))}
                    >
                      <ChevronUp size={20} strokeWidth={1.75} aria-hidden="true" />
                    </IconButton>
                  )}
                  {at < draft.groups.length - 1 && (
                    <IconButton
                      label={words.downOf(name)}
                      onClick={() => onChange(movedGroup(draft, name, 1))}
                    >
                      <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
                    </IconButton>
                  )}
                  <IconButton label={words.renameOf(name)} onClick={() => setRenaming(name)}>
                    <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={words.deleteOf(name)}
                    onClick={() => onChange(withoutGroup(draft, name), words.groupRemoved(name))}
                  >
                    <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
                  </IconButton>
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      {full ? (
        <p className="py-3 text-13 text-t2">{words.full}</p>
      ) : (
        <NameForm
          key={draft.groups.length}
          others={draft.groups}
          label={words.add}
          act={words.addName}
          onName={(name) => onChange(withGroup(draft, name))}
        />
      )}
      <p className="pt-3 pb-2 text-12 text-t3">{words.groupsNote}</p>
    </Sheet>
  );
}

interface NameFormProps {
  first?: string;
  others: readonly string[];
  label: string;
  act: string;
  onName: (name: string) => void;
}

/** A name that no other group has. */
export function NameForm({ first = '', others, label, act, onName }: NameFormProps) {
  const [name, setName] = useState(first);
  const fault = faultOf(name, others);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!fault && name.trim()) onName(name.trim());
  }
  return (
    <form className="group-name" onSubmit={submit}>
      <Input
        label={label}
        bare
        value={name}
        onChange={setName}
        placeholder={words.namePlaceholder}
        error={fault && words[fault]}
        autoFocus={first !== ''}
        end={
          <Button small kind="soft" type="submit" disabled={fault !== undefined || !name.trim()}>
            {act}
          </Button>
        }
      />
    </form>
  );
}
