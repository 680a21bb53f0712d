import { useStore } from '@/lib/store';
import { goBack } from '@/route/navigation';
import { Dialog } from '@/ui/Dialog';
import { privateDialog } from '@/wire/dialogs';
import { privateDialogWords as words } from './words.private';

/** A refusal of the private buy check or pre-trade; its confirm goes back one page. */
export function PrivateDialog() {
  const refusal = useStore(privateDialog);
  if (!refusal) return null;
  function leave() {
    privateDialog.set(null);
    goBack();
  }
  const text = words.texts[refusal.code] ?? refusal.message;
  return <Dialog open title={words.title} text={text} confirm={words.confirm} onConfirm={leave} />;
}
