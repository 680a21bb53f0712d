import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { PurseDrawing } from '@/ui/drawings/PurseDrawing';
import { Empty } from '@/ui/Empty';
import { notHeldWords as words } from './words.none';

/** A fund that the customer does not hold: to the fund, and to what he holds. */
export default function NotHeld({ fundCode }: { fundCode: string }) {
  const go = useGo();
  return (
    <Empty
      drawing={<PurseDrawing />}
      title={words.title}
      text={words.text}
      acts={
        <>
          <Button kind="soft" onClick={() => go(to('/position'), { replace: true })}>
            {words.held}
          </Button>
          <Button onClick={() => go(to('/funddetail', { fundCode }), { replace: true })}>
            {words.fund}
          </Button>
        </>
      }
    />
  );
}
