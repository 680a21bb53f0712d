import { createPortal } from 'react-dom';
import { usePlace } from '@/route/history';
import { QrCode } from '@/ui/QrCode';
import { desktopWords as words } from './words.desktop';

/** No other machine finds it there. */
const OWN = ['localhost', '127.0.0.1', '[::1]'];

/** On a desktop, beside the column: the way onto one's phone, to the same screen. */
export function DesktopAside() {
  const { pathname, search } = usePlace();
  const { hostname, origin } = window.location;
  if (OWN.includes(hostname)) return null;
  return createPortal(
    <aside className="desktop-aside" aria-label={words.onPhone}>
      <QrCode text={origin + pathname + search} short={`${origin}/`} label={words.onPhone} />
      <p className="mt-3 strong">{words.onPhone}</p>
      <p className="mt-1 text-13 text-t2">{words.onPhoneText}</p>
    </aside>,
    document.body,
  );
}
