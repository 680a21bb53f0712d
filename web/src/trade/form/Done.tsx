import { Button } from '@/ui/Button';
import { formWords as words } from './words';

/** Closes a sheet whose choice counts at once. */
export function Done({ onClick }: { onClick: () => void }) {
  return (
    <Button wide onClick={onClick}>
      {words.done}
    </Button>
  );
}
