import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { EntryForm } from '@/features/identity/entry/EntryForm';
import { MobileField } from '@/features/identity/entry/MobileField';
import { byPassword } from '@/features/identity/password/byPassword';
import { instantDay } from '@/lib/days';
import { useStore } from '@/lib/store';
import { Failed } from '@/patterns/Failed';
import { useForm } from '@/patterns/form/useForm';
import { fieldWords } from '@/patterns/form/words';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { EntryPage, FieldBlock } from '@/trade/customer/EntryPage';
import { isMobile } from '@/trade/customer/mobile';
import { entryWords } from '@/trade/customer/words';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/Form';
import { useAction } from '@/wire/action';
import { refusedWith } from '@/wire/failure';
import { beginWeChat, bindOwnWeChat, prebindWeChat, security } from '@/wire/gen/identity';
import { token } from '@/wire/session';
import { authorised } from './authorised';
import { wechatWords as words } from './words';

/** Nobody can be bound by this authorisation. */
const CANNOT_BIND = 10004;

/** WeChat: authorised there, then bound by the password, or by a code to a mobile. */
export default function BindScreen() {
  const { code, state } = useArgs('/bind');
  const known = useStore(authorised);
  const loggedIn = useStore(token) !== null;
  if (code && state) return <Asking requestData={`code=${code}&state=${state}`} />;
  if (!known && loggedIn) return <AskOwn refused={state !== undefined} />;
  if (!known) return <Ask refused={state !== undefined} />;
  const { needValidate: isBound, mobile } = known;
  if (loggedIn) return isBound ? <AskOwn refused={false} /> : <BindOwn mobile={mobile} />;
  const [title, sub] = isBound
    ? [words.loginTitle, words.loginSub(mobile)]
    : [words.mobileTitle, words.mobileSub];
  return <MobileStep title={title} sub={sub} />;
}

/** The same of a customer who may have one already: one account has one WeChat. */
function AskOwn({ refused }: { refused: boolean }) {
  const go = useGo();
  const boundAt = useQuery(security()).data?.wechatBoundAt;
  if (!boundAt) return <Ask refused={refused} />;
  return (
    <EntryPage title={words.boundTitle} sub={words.boundSub(instantDay(boundAt))}>
      <Button kind="outline" className="mt-5 w-full" onClick={() => go(to('/unbind'))}>
        {words.toUnbind}
      </Button>
    </EntryPage>
  );
}

/** Leads to WeChat, which leads back here. */
function Ask({ refused }: { refused: boolean }) {
  const begin = useAction(beginWeChat, {
    silent: true,
    onDone: ({ authoriseUrl }) => window.location.assign(authoriseUrl),
  });
  return (
    <EntryPage title={words.title} sub={refused ? words.refused : words.sub}>
      <Button
        className="mt-5 w-full"
        loading={begin.isPending}
        onClick={() => begin.mutate({ url: window.location.href })}
      >
        {refused ? words.again : words.authorise}
      </Button>
      <Failed {...fieldWords.failed} refused={words.failedTitle} cause={begin.error} />
    </EntryPage>
  );
}

/** Back from WeChat: what came along is asked about once, and leaves the address. */
function Asking({ requestData }: { requestData: string }) {
  const go = useGo();
  const ask = useAction(prebindWeChat, {
    silent: true,
    onDone: (answer) => {
      authorised.set(answer);
      if (answer.needValidate) go(to('/bind/confirm', { type: 'bindfail' }), { replace: true });
      else go(to('/bind'), { replace: true });
    },
  });
  const once = useEffectEvent(() => {
    authorised.set(null);
    ask.mutate(
      { requestData },
      {
        onError: (cause) => {
          if (!refusedWith(cause, CANNOT_BIND)) return;
          go(to('/bind/confirm', { type: 'bindfail' }), { replace: true });
        },
      },
    );
  });
  useEffect(() => once(), []);
  return (
    <EntryPage title={words.title} sub={ask.error ? undefined : words.asking}>
      <Failed {...fieldWords.failed} refused={words.failedTitle} cause={ask.error} />
      {ask.error && (
        <Button className="w-full" onClick={() => go(to('/bind'), { replace: true })}>
          {words.again}
        </Button>
      )}
    </EntryPage>
  );
}

/** The session's customer proves that it is he. */
function BindOwn({ mobile }: { mobile: string }) {
  const go = useGo();
  const form = useForm({
    ...byPassword,
    submit: bindOwnWeChat,
    input: () => ({ sessionkey: authorised.get()?.sessionkey ?? '' }),
    renewsFirst: true,
    done: (_, { shown }) => {
      if (shown) go(to('/bind/confirm', { type: 'bindSuccess' }), { replace: true });
    },
  });
  return (
    <EntryPage title={words.ownTitle} sub={words.ownSub(mobile)}>
      <EntryForm form={form} act={words.bind} />
      <Failed {...fieldWords.failed} refused={words.failedTitle} cause={form.cause} />
    </EntryPage>
  );
}

/** A visitor names the account that is bound, or shall be; its mobile gets a code. */
function MobileStep({ title, sub }: { title: string; sub: string }) {
  const go = useGo();
  const [mobile, setMobile] = useState('');
  const next = () => go(to('/sendNote', { areaCode: '86', phone: mobile, type: 'bind' }));
  return (
    <EntryPage title={title} sub={sub}>
      <Form onSubmit={next}>
        <FieldBlock>
          <MobileField value={mobile} onChange={setMobile} />
        </FieldBlock>
        <Button wide type="submit" className="mt-5 w-full" disabled={!isMobile(mobile)}>
          {entryWords.getCode}
        </Button>
      </Form>
    </EntryPage>
  );
}
