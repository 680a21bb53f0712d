import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { PurseDrawing } from '@/ui/drawings/PurseDrawing';
import { Empty } from '@/ui/Empty';
import { positionWords as words } from './words';

/** Nothing is held: the way to funds, and to what was held once. */
export function NoPositions({ title, text }: { title?: string; text?: string }) {
  const go = useGo();
  return (
    <Empty
      drawing={<PurseDrawing />}
      title={title ?? words.none}
      text={text ?? words.noneText}
      acts={
        <>
          <Button kind="soft" onClick={() => go(to('/historyproduct'))}>
            {words.history}
          </Button>
          <Button onClick={() => go(to('/fundlist'))}>{words.pick}</Button>
        </>
      }
    />
  );
}
