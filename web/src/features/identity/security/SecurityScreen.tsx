import { useQuery } from '@tanstack/react-query';
import { Lock, MessageCircle, ShieldCheck, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { GestureSheet } from '@/features/identity/gesture/GestureSheet';
import { wechatWords } from '@/features/identity/wechat/words';
import { securityWords as words } from '@/features/identity/words.security';
import { instantDay, instantTime } from '@/lib/days';
import { toast } from '@/lib/toast';
import { confirm } from '@/patterns/confirm';
import { QueryFailed } from '@/patterns/QueryFailed';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { DataRow } from '@/trade/customer/DataRow';
import { hasGesture } from '@/trade/customer/gestureLock';
import { Card } from '@/ui/Card';
import { Switch } from '@/ui/Checks';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { Page } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { useAction } from '@/wire/action';
import { security, setDeviceCheck } from '@/wire/gen/identity';
import { SESSION } from '@/wire/gen/topics';
import type { Output } from '@/wire/operation';
import { renew } from '@/wire/renew';
import { DeviceCard } from './DeviceCard';
import { LoginHistoryCard } from './LoginHistoryCard';
import { PasswordRow } from './PasswordRow';

type Security = Output<typeof security>;

/** Password, gesture, check of new devices, devices and the history of logins. */
export default function SecurityScreen() {
  const query = useQuery(security());
  return (
    <Page nav={<NavBar title={words.title} />}>
      <PullToRefresh onRefresh={() => renew(SESSION)}>
        <div className="pt-3">
          {query.data ? (
            <>
              <LockCard facts={query.data} />
              <DeviceCard devices={query.data.devices} />
              <LoginHistoryCard />
              <DataRow />
              <Note tone="surface" className="mx-4">
                {words.notMe}
              </Note>
            </>
          ) : query.isError ? (
            <QueryFailed
              cause={query.error}
              title={words.failedTitle}
              onRetry={() => void query.refetch()}
            />
          ) : (
            <SkeletonRows />
          )}
        </div>
      </PullToRefresh>
    </Page>
  );
}

/** The mobile, and the three locks: password, gesture of this device, check of new devices. */
function LockCard({ facts }: { facts: Security }) {
  const [gesture, setGesture] = useState(false);
  const go = useGo();
  return (
    <Card>
      <Row
        icon={<Smartphone size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={words.mobile}
        sub={mobileNews(facts)}
        value={facts.mobile}
        to={to('/telEdit')}
      />
      <PasswordRow facts={facts} />
      <Row
        icon={<Lock size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={words.gesture}
        value={hasGesture() ? words.on : words.off}
        onClick={() =>
          hasGesture() ? setGesture(true) : go(to('/gesture/{type}', { type: 'set' }))
        }
      />
      <Row
        icon={<MessageCircle size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={wechatWords.row}
        value={
          facts.wechatBoundAt
            ? wechatWords.bound(instantDay(facts.wechatBoundAt))
            : wechatWords.unbound
        }
        to={facts.wechatBoundAt ? to('/unbind') : to('/bind')}
      />
      <DeviceCheckRow on={facts.deviceCheck} />
      <GestureSheet open={gesture} onClose={() => setGesture(false)} />
    </Card>
  );
}

/** What is to be known of a mobile that was changed. */
function mobileNews({ mobileSettlesAt, mobileChangedAt }: Security): string | undefined {
  if (mobileSettlesAt) return words.mobileSettles(instantTime(mobileSettlesAt));
  return mobileChangedAt ? words.mobileChanged(instantDay(mobileChangedAt)) : undefined;
}

/** Keeping it is the upper button. */
const OFF = {
  title: words.checkAsk,
  text: words.checkAskText,
  confirm: words.keep,
  cancel: words.turnOff,
};

/** The check of new devices; switching it off is asked back, since it weakens the account. */
function DeviceCheckRow({ on }: { on: boolean }) {
  const change = useAction(setDeviceCheck, {
    onDone: ({ deviceCheck }) => toast.done(deviceCheck ? words.checkOn : words.checkOff),
  });
  async function turn(deviceCheck: boolean) {
    if (deviceCheck || (await confirm(OFF)) === false) change.mutate({ deviceCheck });
  }
  return (
    <Row
      icon={<ShieldCheck size={22} strokeWidth={1.75} aria-hidden="true" />}
      title={words.check}
      sub={words.checkSub}
      value={
        <Switch
          label={words.check}
          checked={on}
          disabled={change.isPending}
          onChange={(next) => void turn(next)}
        />
      }
    />
  );
}
