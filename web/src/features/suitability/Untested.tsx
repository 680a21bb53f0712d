import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { BoardDrawing } from '@/ui/drawings/BoardDrawing';
import { Empty } from '@/ui/Empty';

interface UntestedProps {
  title: string;
  text: string;
  act: string;
}

/** For who has no result: the way to the first test, which takes this screen's place. */
export function Untested({ title, text, act }: UntestedProps) {
  const go = useGo();
  return (
    <Empty
      drawing={<BoardDrawing />}
      title={title}
      text={text}
      acts={<Button onClick={() => go(to('/risktestbefore'), { replace: true })}>{act}</Button>}
    />
  );
}
