import { LogOut } from 'lucide-react';
import { confirm } from '@/patterns/confirm';
import { signOut } from '@/trade/customer/session';
import { Button } from '@/ui/Button';
import { myWords as words } from './words.my';

/** Leaves the account, after a question. */
export function LogoutButton() {
  const ask = () =>
    confirm({
      icon: <LogOut size={26} strokeWidth={1.75} />,
      title: words.logoutAsk,
      text: words.logoutText,
      confirm: words.logout,
      cancel: words.stay,
      act: () => signOut(),
    });
  return (
    <div className="mx-4 flex">
      <Button wide kind="surface" onClick={() => void ask()}>
        {words.logout}
      </Button>
    </div>
  );
}
