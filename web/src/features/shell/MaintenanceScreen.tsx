import { useQuery } from '@tanstack/react-query';
import { Wrench } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { visit } from '@/route/history';
import { to } from '@/route/links';
import { useBack } from '@/route/navigation';
import { switchesQuery } from '@/trade/switches';
import { Button } from '@/ui/Button';
import { Page } from '@/ui/Page';
import { takeRoute } from '@/wire/session';
import { maintenanceWords as words } from './words';

const ASK_MS = 20_000;

/** Stands in the place of every screen until the server says that it may be used again. */
export default function MaintenanceScreen() {
  const back = useBack();
  const asked = useQuery({ ...switchesQuery, refetchInterval: ASK_MS });
  const lasts = asked.data?.maintenance === true;
  const lasted = useRef(false);
  useEffect(() => {
    if (lasts) lasted.current = true;
    else if (lasted.current) visit(takeRoute() ?? to('/fundhome'), { replace: true });
  }, [lasts]);
  return (
    <Page look="wash">
      <div className="empty">
        <span className="dialog-icon" aria-hidden="true">
          <Wrench size={24} strokeWidth={1.75} />
        </span>
        <h1 className="text-20 strong">{words.title}</h1>
        <p className="mt-2 max-w-72 text-t2">{words.text}</p>
        <div className="mt-6">
          {lasts ? (
            <Button loading={asked.isFetching} onClick={() => void asked.refetch()}>
              {words.again}
            </Button>
          ) : (
            <Button onClick={back}>{words.back}</Button>
          )}
        </div>
      </div>
    </Page>
  );
}
