import { useStore } from '@/lib/store';
import { Button } from '@/ui/Button';
import { BottomBar } from '@/ui/Page';
import { OFFLINE } from '@/wire/action';
import { offline } from '@/wire/line';
import { fieldWords as words } from './words';

interface FormFootProps {
  form: { id: string; lack: string | undefined; pending: boolean; seekLack: () => void };
  /** The verb of the button. */
  act: string;
}

/** What is missing, which leads there, or that there is no network, and the button that hands the form in. */
export function FormFoot({ form, act }: FormFootProps) {
  const lost = useStore(offline);
  return (
    <BottomBar>
      {lost && (
        <span className="flex-none text-13 text-t2" role="status">
          {OFFLINE}
        </span>
      )}
      {!lost && form.lack && (
        <button
          type="button"
          className="min-h-(--tap) flex-none text-13 text-t2"
          onClick={form.seekLack}
        >
          {words.lack(form.lack)}
        </button>
      )}
      <Button
        wide
        type="submit"
        form={form.id}
        disabled={lost || form.lack !== undefined}
        loading={form.pending}
      >
        {act}
      </Button>
    </BottomBar>
  );
}
