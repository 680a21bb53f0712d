import { ShieldCheck } from 'lucide-react';
import { useBack } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Logo } from '@/ui/Logo';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { Page } from '@/ui/Page';
import { downloadWords as words } from './words';

/** Where a plain browser is sent from trade and opening screens, when the server says so. */
export default function DownloadScreen() {
  const back = useBack();
  return (
    <Page look="wash" nav={<NavBar plain />}>
      <div className="empty">
        <Logo size={72} />
        <h1 className="mt-5 text-20 strong">{words.title}</h1>
        <p className="mt-2 text-t2">{words.text}</p>
        <p className="mt-1 text-t2">{words.search}</p>
        <Note
          tone="surface"
          className="mt-6 text-start"
          icon={<ShieldCheck size={18} strokeWidth={1.75} aria-hidden="true" />}
        >
          {words.safe}
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
