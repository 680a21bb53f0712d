/* once */
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { gestureWords as words } from '@/features/identity/words.security';
import { toast } from '@/lib/toast';
import { to } from '@/route/links';
import { goBack, useArgs, useGo } from '@/route/navigation';
import { drawGesture, removeGesture, saveGesture } from '@/trade/customer/gesture';
import { hasGesture } from '@/trade/customer/gestureLock';
import { TextButton } from '@/ui/Button';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { Page } from '@/ui/Page';
import { PatternLock } from '@/ui/PatternLock';
import '@/ui/pattern.css';

const NODES_MIN = 4;

type Stage = 'old' | 'draw' | 'again';

/** `set`, `change` or `off`: the old drawing first where there is one, then the new one twice. */
export default function SetGestureScreen() {
  const { type } = useArgs('/gesture/{type}');
  const off = type === 'off';
  const [stage, setStage] = useState<Stage>(hasGesture() ? 'old' : 'draw');
  const [first, setFirst] = useState<number[]>([]);
  const [fault, setFault] = useState<string>();
  const go = useGo();

  async function draw(nodes: number[]) {
    setFault(undefined);
    if (stage === 'old') return checkOld(nodes);
    if (nodes.length < NODES_MIN) return setFault(words.short);
    if (stage === 'draw') {
      setFirst(nodes);
      return setStage('again');
    }
    if (nodes.join() !== first.join()) {
      setStage('draw');
      return setFault(words.differs);
    }
    const had = hasGesture();
    await saveGesture(nodes);
    toast.done(had ? words.changed : words.saved);
    goBack();
  }
  async function checkOld(nodes: number[]) {
    const { ok, left } = await drawGesture(nodes);
    if (!ok && left === 0) return go(to('/gesture'), { replace: true });
    if (!ok) return setFault(words.wrong(left));
    if (!off) return setStage('draw');
    removeGesture();
    toast.done(words.removed);
    goBack();
  }
  const hint = { old: off ? words.offDraw : words.old, draw: words.draw, again: words.again };
  return (
    <Page nav={<NavBar title={words.title} />}>
      <div className="flex flex-1 flex-col items-center px-6 pt-8">
        <p className="text-20 strong">{hint[stage]}</p>
        <p role="alert" className="mt-2 min-h-6 text-13 text-warn">
          {fault}
        </p>
        <div className="my-auto flex w-full justify-center py-4">
          {/* A fresh pad for each stage, so that the drawing before does not stay. */}
          <PatternLock
            key={stage}
            label={words.pad}
            wrong={fault !== undefined}
            onDraw={(nodes) => void draw(nodes)}
          />
        </div>
        <div className="min-h-11 text-13">
          {stage === 'again' && (
            <TextButton
              onClick={() => {
                setStage('draw');
                setFault(undefined);
              }}
            >
              {words.restart}
            </TextButton>
          )}
        </div>
        <Note
          tone="surface"
          className="mt-2 w-full"
          icon={<ShieldCheck size={18} strokeWidth={1.75} aria-hidden="true" />}
        >
          {words.local}
        </Note>
      </div>
    </Page>
  );
}
