import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useBack } from '@/route/navigation';
import { switchesQuery } from '@/trade/switches';
import { Button } from '@/ui/Button';
import { Logo } from '@/ui/Logo';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { Page } from '@/ui/Page';
import { downloadWords as words } from './words';

/**
 * Where a plain browser is sent from trade and opening screens, when the server says so. Where it
 * does not, everything can be done in a browser, and the page says where.
 */
export default function DownloadScreen() {
  const back = useBack();
  const appOnly = useQuery(switchesQuery).data?.plainBrowserToDownload === true;
  const { title, text, where } = appOnly ? words.app : words.browser;
  return (
    <Page look="wash" nav={<NavBar plain />}>
      <div className="empty">
        <Logo size={72} />
        <h1 className="mt-5 text-20 strong">{title}</h1>
        <p className="mt-2 text-t2">{text}</p>
        <p className="mt-1 text-t2">{where || window.location.origin}</p>
        <Note
          tone="surface"
          className="mt-6 text-start"
          icon={<ShieldCheck size={18} strokeWidth={1.75} aria-hidden="true" />}
        >
          {appOnly ? words.safe : words.safeAddress}
        </Note>
        <div className="mt-6">
          <Button kind="outline" onClick={back}>
            {words.back}
          </Button>
        </div>
      </div>
    </Page>
  );
}
