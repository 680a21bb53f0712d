import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { signOut } from '@/trade/customer/session';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { myWords as words } from './words.my';

/** Leaves the account, after a question. */
export function LogoutButton() {
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  async function leave() {
    setLeaving(true);
    await signOut();
  }
  return (
    <div className="mx-4 flex">
      <Button wide kind="surface" onClick={() => setAsking(true)}>
        {words.logout}
      </Button>
      <Dialog
        open={asking}
        icon={<LogOut size={26} strokeWidth={1.75} />}
        title={words.logoutAsk}
        text={words.logoutText}
        confirm={words.logout}
        loading={leaving}
        onConfirm={() => void leave()}
        cancel={words.stay}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
