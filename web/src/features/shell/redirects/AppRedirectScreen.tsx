import { useQuery } from '@tanstack/react-query';
import { host } from '@/lib/host';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';
import { switchesQuery } from '@/trade/switches';
import { redirectTarget } from '@/wire/gen/content';
import { LeadsOn } from './LeadsOn';

/**
 * A name in a message or on a poster, and the page that it stands for: always one of the app's own.
 * A plain browser is sent to the app instead, where the server says so.
 */
export default function AppRedirectScreen() {
  const { name } = useArgs('/redirect2App/{name}');
  const target = useQuery(redirectTarget({ key: name }));
  const switches = useQuery(switchesQuery);
  const appOnly = host === 'browser' && switches.data?.plainBrowserToDownload === true;
  const path = switches.isPending ? undefined : target.data?.path;
  return <LeadsOn query={target} path={path && appOnly ? to('/download') : path} />;
}
