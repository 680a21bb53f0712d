import { Button } from '@/ui/Button';
import { BottomBar } from '@/ui/Page';
import { fieldWords as words } from './words';

interface FormFootProps {
  form: { id: string; lack: string | undefined; pending: boolean; seekLack: () => void };
  /** The verb of the button. */
  act: string;
}

/** What is missing, which leads there, and the button that hands the form in. */
export function FormFoot({ form, act }: FormFootProps) {
  return (
    <BottomBar>
      {form.lack && (
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
        disabled={form.lack !== undefined}
        loading={form.pending}
      >
        {act}
      </Button>
    </BottomBar>
  );
}
