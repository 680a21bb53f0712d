import { clockOf } from '@/lib/days';
import { useStore } from '@/lib/store';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { amountsHidden } from '@/trade/customer/amounts';
import { withoutSums } from '@/trade/customer/withoutSums';
import { Button } from '@/ui/Button';
import { iconOf, warns } from './kinds';
import { asksWho, leadOf, type Message } from './leadOf';
import { Promised } from './Promised';
import { messagesWords as words } from './words';

interface MessageRowProps {
  message: Message;
  onRead: (messageId: string) => void;
}

/** What happened, when, and one tap to its order or screen. */
export function MessageRow({ message, onRead }: MessageRowProps) {
  const go = useGo();
  const hidden = useStore(amountsHidden);
  const { messageId, kind, at, isRead } = message;
  const Icon = iconOf(kind);
  const read = () => {
    if (!isRead) onRead(messageId);
  };
  const open = () => {
    read();
    go(path);
  };
  const shown = (text: string) => (hidden ? withoutSums(text) : text);
  const path = leadOf(message)?.path ?? to('/aimmessagescreen', { id: messageId });
  return (
    <li className="message">
      <span className="message-tile" data-warns={warns(kind)}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <div className="message-top">
          <button type="button" className="message-link" onClick={open}>
            <span className={isRead ? '' : 'strong'}>{shown(message.title)}</span>
          </button>
          <span className="flex-none text-12 text-t3">
            {clockOf(at)}
            {!isRead && <span className="message-dot" role="img" aria-label={words.unreadOne} />}
          </span>
        </div>
        {message.text && (
          <p className="mt-1 text-13 text-t2 wrap-anywhere">{shown(message.text)}</p>
        )}
        {message.promise && <Promised promise={message.promise} />}
        <Acts message={message} onRead={read} />
      </div>
    </li>
  );
}

/** A message that wants something has its buttons inside. */
function Acts({ message, onRead }: { message: Message; onRead: () => void }) {
  const go = useGo();
  const lead = leadOf(message);
  if (!lead?.asks || message.isRead) return null;
  const follow = () => {
    onRead();
    go(lead.path);
  };
  return (
    <div className="message-acts">
      <Button kind="soft" small onClick={follow}>
        {lead.name}
      </Button>
      {asksWho(message) && (
        <Button kind="outline" small onClick={onRead}>
          {words.isMe}
        </Button>
      )}
    </div>
  );
}
