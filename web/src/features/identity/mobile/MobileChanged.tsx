import { EntryPage, FieldBlock } from '@/features/identity/entry/EntryPage';
import { instantTime } from '@/lib/days';
import { goBack } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { KeyValues } from '@/ui/Row';
import type { changeMobile } from '@/wire/gen/identity';
import type { Output } from '@/wire/operation';
import { newTelWords as words } from './words.mobile';

/** What the change of the mobile has brought. */
export function MobileChanged({ change }: { change: Output<typeof changeMobile> }) {
  return (
    <EntryPage title={words.doneTitle} sub={words.doneSub(change.mobile)} start="close">
      <FieldBlock>
        <KeyValues
          rows={[
            [words.devices, words.devicesOut],
            [words.quick, words.quickFrom(instantTime(change.settlesAt))],
            [words.cards, words.cardsKept],
          ]}
        />
      </FieldBlock>
      <Button wide className="mt-5 flex-none" onClick={goBack}>
        {words.done}
      </Button>
    </EntryPage>
  );
}
