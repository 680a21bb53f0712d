import { Headphones, Settings } from 'lucide-react';
import { useState } from 'react';
import { useStore } from '@/lib/store';
import { OldNote } from '@/patterns/OldNote';
import { to } from '@/route/links';
import { useGo, useTitle } from '@/route/navigation';
import { gestureLocked } from '@/trade/customer/gestureLock';
import Locked from '@/trade/customer/Locked';
import MessageBell from '@/trade/customer/MessageBell';
import MoneyWays from '@/trade/customer/MoneyWays';
import { ServiceSheet } from '@/trade/customer/ServiceSheet';
import { useUser } from '@/trade/customer/user';
import { IconButton } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { PROFILE } from '@/wire/gen/topics';
import { renew } from '@/wire/renew';
import { token } from '@/wire/session';
import { LogoutButton } from './LogoutButton';
import { LookRows } from './LookRows';
import { FactsBones, MyFacts } from './MyFacts';
import { MyHead } from './MyHead';
import { MyNotice } from './MyNotice';
import { MyRows } from './MyRows';
import { myWords as words } from './words.my';

/** The tab 我的: who the customer is, what he has to do, his things and the settings. */
export default function MyScreen() {
  useTitle(words.title);
  const loggedIn = useStore(token) !== null;
  const locked = useStore(gestureLocked);
  const record = useUser();
  const user = locked ? undefined : record.data;
  const [service, setService] = useState(false);
  const go = useGo();
  return (
    <Page look="wash" tabs>
      <header className="flex items-center justify-between pe-2 ps-5 pt-1">
        <h1 className="text-20 strong">{words.title}</h1>
        <div className="flex">
          {loggedIn && !locked && <MessageBell />}
          <IconButton label={words.service} onClick={() => setService(true)}>
            <Headphones size={22} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
          <IconButton label={words.settings} onClick={() => go(to('/trading'))}>
            <Settings size={22} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
      </header>
      <PullToRefresh onRefresh={() => renew(PROFILE)}>
        {locked ? (
          <Locked />
        ) : (
          <MyHead
            user={user}
            loggedIn={loggedIn}
            failed={record.isError}
            onRetry={() => void record.refetch()}
          />
        )}
        {user && <OldNote of={record} />}
        {user && <MyFacts user={user} />}
        {loggedIn && !user && !locked && !record.isError && <FactsBones />}
        {user && <MyNotice user={user} onService={() => setService(true)} />}
        {user?.opened && <MoneyWays />}
        <MyRows user={user} />
        <LookRows />
        {loggedIn && <LogoutButton />}
      </PullToRefresh>
      <ServiceSheet open={service} onClose={() => setService(false)} />
    </Page>
  );
}
