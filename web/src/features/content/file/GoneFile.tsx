import { useBack } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { fileScreenWords as words } from './words';

/** In the place of a file that there is not, or not any more. */
export function GoneFile({ text }: { text: string }) {
  const back = useBack();
  return (
    <Empty title={words.gone} text={text} acts={<Button onClick={back}>{words.back}</Button>} />
  );
}
