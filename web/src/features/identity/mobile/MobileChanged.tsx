import { instantTime } from '@/lib/days';
import { ResultPage } from '@/patterns/ResultPage';
import { goBack } from '@/route/navigation';
import { Button } from '@/ui/Button';
import type { changeMobile } from '@/wire/gen/identity';
import type { Output } from '@/wire/operation';
import { newTelWords as words } from './words.mobile';

/** What the change of the mobile has brought. */
export function MobileChanged({ change }: { change: Output<typeof changeMobile> }) {
  return (
    <ResultPage
      tone="done"
      title={words.doneTitle}
      text={words.doneSub(change.mobile)}
      facts={[
        [words.devices, words.devicesOut],
        [words.quick, words.quickFrom(instantTime(change.settlesAt))],
        [words.cards, words.cardsKept],
      ]}
      acts={
        <Button wide onClick={goBack}>
          {words.done}
        </Button>
      }
    />
  );
}
