/* once */
import { useEffect, useEffectEvent, useState } from 'react';
import { gestureWords as words } from '@/features/identity/words.security';
import { confirm } from '@/patterns/confirm';
import { visit } from '@/route/history';
import { to } from '@/route/links';
import { useAvatar } from '@/trade/customer/avatar';
import { drawGesture, triesUsedUp } from '@/trade/customer/gesture';
import { hasGesture } from '@/trade/customer/gestureLock';
import { signOut } from '@/trade/customer/session';
import { useUser } from '@/trade/customer/user';
import { Avatar } from '@/ui/Avatar';
import { TextButton } from '@/ui/Button';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { PatternLock } from '@/ui/PatternLock';
import { rememberRoute, takeRoute } from '@/wire/session';
import '@/ui/pattern.css';

/** Takes the gesture lock off and goes on to the stored route; there at once when none is set. */
export default function DrawGestureScreen() {
  const locked = hasGesture();
  useEffect(() => {
    if (!locked) goOn();
  }, [locked]);
  return locked ? <Drawing /> : <div className="page" />;
}

function goOn() {
  visit(takeRoute() ?? to('/my'), { replace: true });
}

function Drawing() {
  const { data: user } = useUser();
  const picture = useAvatar(user);
  const [left, setLeft] = useState<number | undefined>(() => (triesUsedUp() ? 0 : undefined));
  const out = left === 0;
  const askFirst = useEffectEvent(() => {
    if (out) askToLeave(out);
  });
  useEffect(() => askFirst(), []);

  async function draw(nodes: number[]) {
    const drawn = await drawGesture(nodes);
    if (drawn.ok) return goOn();
    setLeft(drawn.left);
    if (drawn.left === 0) askToLeave(true);
  }
  const name = user?.custName ?? user?.mobile ?? '';
  return (
    <Page look="wash" nav={<NavBar plain start="none" />}>
      <div className="flex flex-1 flex-col items-center px-6 pt-4">
        <Avatar name={user?.custName ?? '我'} src={picture} size={64} />
        <h1 className="mt-3 text-20 strong">{words.welcome(name)}</h1>
        <p role="status" className={left === undefined ? 'mt-1 text-t2' : 'mt-1 text-warn'}>
          {left === undefined ? words.unlock : out ? words.out : words.wrong(left)}
        </p>
        <div className="my-auto flex w-full justify-center py-4">
          <PatternLock
            label={words.pad}
            wrong={left !== undefined}
            disabled={out}
            onDraw={(nodes) => void draw(nodes)}
          />
        </div>
        <div className="mb-8 min-h-11">
          <TextButton onClick={() => askToLeave(out)}>{words.forgot}</TextButton>
        </div>
      </div>
    </Page>
  );
}

/** Whether to log in again, which takes the gesture off; `out` when no try is left. */
function askToLeave(out: boolean) {
  void confirm({
    title: out ? words.out : words.forgotAsk,
    text: out ? words.outText : words.forgotText,
    confirm: words.relogin,
    cancel: out ? undefined : words.cancel,
    act: loginAgain,
  });
}

async function loginAgain() {
  const wanted = takeRoute();
  await signOut();
  // Logging in again is only another way to where the lock stood before.
  if (wanted) rememberRoute(wanted);
  visit(to('/loginNote'), { replace: true });
}
