import { useQuery } from '@tanstack/react-query';
import { Wrench } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ResultMark } from '@/patterns/ResultBody';
import { ResultPage } from '@/patterns/ResultPage';
import { visit } from '@/route/history';
import { to } from '@/route/links';
import { useBack } from '@/route/navigation';
import { switchesQuery } from '@/trade/switches';
import { Button } from '@/ui/Button';
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
    <ResultPage
      start="none"
      tone="later"
      mark={<ResultMark tone="later" icon={Wrench} />}
      title={words.title}
      text={words.text}
      acts={
        lasts ? (
          <Button loading={asked.isFetching} onClick={() => void asked.refetch()}>
            {words.again}
          </Button>
        ) : (
          <Button onClick={back}>{words.back}</Button>
        )
      }
    />
  );
}
