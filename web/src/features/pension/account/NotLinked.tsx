import { linkWords as words } from '@/features/pension/words.link';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Hero } from '@/ui/Card';
import { PromiseLine } from '@/ui/PromiseLine';

/** In place of the hero: three steps, of which the bank does two. */
export function NotLinked() {
  const go = useGo();
  return (
    <Hero>
      <h2 className="text-20 strong">{words.headline}</h2>
      <p className="mt-1 mb-4 text-t2">{words.why}</p>
      <PromiseLine
        steps={words.steps.map(({ title, text }, at) => ({
          state: at === 1 ? 'now' : 'later',
          title,
          text,
        }))}
      />
      <Button wide className="mt-4" onClick={() => go(to('/pension/link'))}>
        {words.act}
      </Button>
    </Hero>
  );
}
