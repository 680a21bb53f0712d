import { createPortal } from 'react-dom';
import { isOwnMachine } from '@/lib/ownMachine';
import { usePlace } from '@/route/history';
import { QrCode } from '@/ui/QrCode';
import { desktopWords as words } from './words.desktop';

/** On a desktop, beside the column: the way onto one's phone, to the same screen. */
export function DesktopAside() {
  const { pathname, search } = usePlace();
  const { origin } = window.location;
  if (isOwnMachine()) return null;
  return createPortal(
    <aside className="desktop-aside" aria-label={words.onPhone}>
      <QrCode text={origin + pathname + search} short={`${origin}/`} label={words.onPhone} />
      <p className="mt-3 strong">{words.onPhone}</p>
      <p className="mt-1 text-13 text-t2">{words.onPhoneText}</p>
    </aside>,
    document.body,
  );
}
