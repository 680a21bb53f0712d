import { toast } from '@/lib/toast';
import { Button } from '@/ui/Button';
import { fillCode } from './fill';
import { useWanted } from './useWanted';
import { demoWords as words } from './words';

/** A code that was sent; a tap puts it into the form that waits for one, else it is copied. */
export function CodeLine({ code, onFilled }: { code: string; onFilled: () => void }) {
  const waits = useWanted() === 'code';
  function take() {
    if (fillCode(code)) onFilled();
    else void navigator.clipboard?.writeText(code).then(() => toast.done(`${words.copy} ${code}`));
  }
  return (
    <>
      <b className="fig text-17 text-t1 select-all">{code}</b>
      <Button kind="soft" small onClick={take}>
        {waits ? words.fill : words.copy}
      </Button>
    </>
  );
}
