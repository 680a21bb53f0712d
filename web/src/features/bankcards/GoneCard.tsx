import { infoWords as words } from '@/features/bankcards/info/words';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { CardDrawing } from '@/ui/drawings/CardDrawing';
import { Empty } from '@/ui/Empty';

/** It was unbound or replaced, or never was this customer's. */
export function GoneCard() {
  const go = useGo();
  return (
    <Empty
      drawing={<CardDrawing />}
      title={words.gone}
      text={words.goneText}
      acts={<Button onClick={() => go(to('/bankCard'), { replace: true })}>{words.toCards}</Button>}
    />
  );
}
