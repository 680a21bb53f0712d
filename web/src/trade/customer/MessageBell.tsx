import { Bell } from 'lucide-react';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { IconButton } from '@/ui/NavBar';
import { useUnread } from './unread';
import { bellWords as words } from './words.bell';

/** The way to the messages, with how many are unread. */
export default function MessageBell() {
  const go = useGo();
  return (
    <IconButton label={words.label} count={useUnread()} onClick={() => go(to('/aimmessagescreen'))}>
      <Bell size={22} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
