import { RefreshCw, Smartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { isFramed } from '@/lib/demo';
import { host } from '@/lib/host';
import { askToInstall, isInstalled } from '@/lib/install';
import { orNothing } from '@/lib/orNothing';
import { newerRelease } from '@/lib/release';
import { useStore } from '@/lib/store';
import { Row } from '@/ui/Row';
import { appWords as words } from './words.app';

const InstallSheet = lazy(() => import('./InstallSheet').catch(orNothing));

/** Puts the app on the desktop, where it is not there yet, and takes a newer release. */
export default function AppRows() {
  const [open, setOpen] = useState(false);
  const ask = useStore(askToInstall);
  const take = useStore(newerRelease);
  const installable = (host === 'browser' || host === 'wechat') && !isFramed() && !isInstalled();
  return (
    <>
      {installable && (
        <Row
          icon={<Smartphone size={22} strokeWidth={1.75} aria-hidden="true" />}
          title={words.install}
          onClick={ask ?? (() => setOpen(true))}
        />
      )}
      {take && (
        <Row
          icon={<RefreshCw size={22} strokeWidth={1.75} aria-hidden="true" />}
          title={words.newer}
          value={<span className="text-13 text-t3">{words.take}</span>}
          onClick={take}
        />
      )}
      {open && (
        <Suspense>
          <InstallSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
