import { useEffect } from 'react';
import { useStore } from '@/lib/store';
import { ResultPage } from '@/patterns/ResultPage';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { token } from '@/wire/session';
import { authorised } from './authorised';
import { wechatWords as words } from './words';

/** What became of a binding: `type` bindSuccess, bindfail or unbind. */
export default function BindConfirmScreen() {
  const { type } = useArgs('/bind/confirm');
  const taken = useStore(authorised)?.mobile;
  const loggedIn = useStore(token) !== null;
  const go = useGo();
  const what = type === 'bindSuccess' || type === 'unbind' ? type : 'bindfail';
  const { title, text } = words.confirm[what];
  const failed = what === 'bindfail';
  useEffect(() => {
    // Not before: without it the screen of the code has nothing to bind.
    if (!failed) authorised.set(null);
  }, [failed]);
  function again() {
    authorised.set(null);
    go(to('/bind'), { replace: true });
  }
  return (
    <ResultPage
      tone={failed ? 'warn' : 'done'}
      title={title}
      text={failed && taken ? words.taken(taken) : text}
      acts={
        failed && !taken ? (
          <Button wide onClick={again}>
            {words.again}
          </Button>
        ) : loggedIn ? (
          <Button wide onClick={() => go(to('/my'), { replace: true })}>
            {words.toMy}
          </Button>
        ) : failed ? (
          <Button wide onClick={() => go(to('/bind'), { replace: true })}>
            {words.login}
          </Button>
        ) : (
          <Button wide onClick={() => go(to('/loginNote'), { replace: true })}>
            {words.toLogin}
          </Button>
        )
      }
    />
  );
}
