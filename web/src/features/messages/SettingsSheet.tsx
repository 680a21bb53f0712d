import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/lib/toast';
import { QueryView } from '@/patterns/QueryView';
import { Button } from '@/ui/Button';
import { Switch } from '@/ui/Checks';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRows } from '@/ui/Skeleton';
import { useAction } from '@/wire/action';
import { messageSettings, setMessages } from '@/wire/gen/messages';
import { KindTable } from './KindTable';
import { changed, type Settings } from './settings';
import { settingsWords as words } from './words.settings';

/** Which messages come by which channel, and whether at night. */
export default function SettingsSheet({ onClose }: { onClose: () => void }) {
  const asked = useQuery(messageSettings());
  const [draft, setDraft] = useState<Settings>();
  const now = draft ?? asked.data;
  const save = useAction(setMessages, {
    onDone: (_, { shown }) => {
      toast.done(words.saved);
      if (shown) onClose();
    },
  });
  const change = asked.data && draft && changed(asked.data, draft);
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.title}
      foot={
        <Button
          wide
          disabled={!change}
          loading={save.isPending}
          onClick={() => change && save.mutate(change)}
        >
          {words.save}
        </Button>
      }
    >
      <QueryView query={asked} bones={<SkeletonRows rows={6} />} failed={words.failed}>
        {() => now && <SettingsForm settings={now} onChange={setDraft} />}
      </QueryView>
    </Sheet>
  );
}

interface SettingsFormProps {
  settings: Settings;
  onChange: (settings: Settings) => void;
}

function SettingsForm({ settings, onChange }: SettingsFormProps) {
  const { isQuiet, nightFrom, nightTo, dayLimit } = settings;
  return (
    <>
      <KindTable settings={settings} onChange={onChange} />
      <div className="flex items-center gap-3 py-3">
        <span className="min-w-0 flex-1">
          <span className="block">{words.quiet}</span>
          <span className="block text-13 text-t2">{words.quietText(nightFrom, nightTo)}</span>
        </span>
        <Switch
          label={words.quiet}
          checked={isQuiet}
          onChange={(quiet) => onChange({ ...settings, isQuiet: quiet })}
        />
      </div>
      <p className="pb-2 text-13 text-t2">{words.limit(dayLimit)}</p>
    </>
  );
}
