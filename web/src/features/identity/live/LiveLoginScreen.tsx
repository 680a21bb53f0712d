import { useQuery } from '@tanstack/react-query';
import { useStore } from '@/lib/store';
import { Failed } from '@/patterns/Failed';
import { fieldWords } from '@/patterns/form/words';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { Consenting } from '@/trade/consent/Consenting';
import { EntryPage } from '@/trade/customer/EntryPage';
import { useUser } from '@/trade/customer/user';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { SkeletonRows } from '@/ui/Skeleton';
import { useAction } from '@/wire/action';
import { liveCode, liveTarget } from '@/wire/gen/identity';
import type { Output } from '@/wire/operation';
import { rememberRoute, token } from '@/wire/session';
import { liveWords as words } from './words';

/** The login that returns to a page of a known app, which learns who came, and no more. */
export default function LiveLoginScreen() {
  const { liveUrl } = useArgs('/live/login');
  const target = useQuery(liveTarget({ url: liveUrl }));
  const loggedIn = useStore(token) !== null;
  const go = useGo();
  if (target.data && loggedIn) {
    return (
      <Consenting purpose="partner">
        <Enter url={liveUrl} target={target.data} />
      </Consenting>
    );
  }
  if (target.data) return <LogIn target={target.data} />;
  return (
    <QueryPage
      query={target}
      nav={<NavBar title={words.foreign} />}
      bones={<SkeletonRows rows={3} />}
      failed={words.failed}
      refused={({ message }) => (
        <Empty
          title={words.foreign}
          text={message}
          acts={
            <Button onClick={() => go(to('/fundhome'), { replace: true })}>{words.home}</Button>
          }
        />
      )}
    >
      {() => null}
    </QueryPage>
  );
}

type Target = Output<typeof liveTarget>;

/** Nobody is logged in: the login leads back here. */
function LogIn({ target }: { target: Target }) {
  const go = useGo();
  function logIn() {
    rememberRoute(window.location.pathname + window.location.search);
    go(to('/loginNote'), { replace: true });
  }
  return (
    <EntryPage title={words.title(target.name)} sub={words.sub(target.origin)}>
      <p className="mt-4 text-15 text-t2">{words.gives(target.name)}</p>
      <Button className="mt-6 w-full" onClick={logIn}>
        {words.login}
      </Button>
    </EntryPage>
  );
}

/** Says what the page will know; who goes on is led there with a code for one use. */
function Enter({ url, target }: { url: string; target: Target }) {
  const mobile = useUser().data?.mobile;
  const enter = useAction(liveCode, {
    silent: true,
    onDone: ({ to: address }) => window.location.replace(address),
  });
  return (
    <EntryPage title={words.title(target.name)} sub={mobile && words.as(mobile)}>
      <p className="mt-4 text-15 text-t2">{words.back(target.origin)}</p>
      <p className="mt-2 text-15 text-t2">{words.gives(target.name)}</p>
      <Button
        className="mt-6 w-full"
        loading={enter.isPending}
        onClick={() => enter.mutate({ url })}
      >
        {words.go}
      </Button>
      <Failed {...fieldWords.failed} refused={words.refused} cause={enter.error} />
    </EntryPage>
  );
}
