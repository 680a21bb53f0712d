import { LockKeyhole } from 'lucide-react';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { rememberRoute } from '@/wire/session';
import { lockWords as words } from './words.lock';

/** In the place of what is a customer's on a public screen, as long as his gesture is not drawn. */
export default function Locked() {
  const go = useGo();
  function unlock() {
    rememberRoute(window.location.pathname + window.location.search);
    go(to('/gesture'));
  }
  return (
    <section className="px-5 pt-2 pb-5">
      <h2 className="flex items-center gap-2 text-20 strong">
        <LockKeyhole size={20} strokeWidth={1.75} aria-hidden="true" />
        {words.title}
      </h2>
      <p className="mt-2 text-t2">{words.text}</p>
      <div className="mt-4 flex">
        <Button onClick={unlock}>{words.unlock}</Button>
      </div>
    </section>
  );
}
