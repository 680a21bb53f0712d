import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useStore } from '@/lib/store';
import { toast } from '@/lib/toast';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { MiniButton } from '@/ui/Page';
import { useAction } from '@/wire/action';
import { isWatched, unwatch, watch } from '@/wire/gen/watchlist';
import { rememberRoute, token } from '@/wire/session';
import { watchWords as words } from './words.watch';

/** Adds a fund to the watchlist, or takes it off again; a visitor logs in first. */
export function WatchButton({ fundCode }: { fundCode: string }) {
  const go = useGo();
  const bearer = useStore(token);
  const watched = useQuery({ ...isWatched({ fundCode }), enabled: bearer !== null });
  const add = useAction(watch, {
    renewsFirst: true,
    onDone: () =>
      toast.done(words.added, { label: words.see, onClick: () => go(to('/myselectfund')) }),
  });
  const remove = useAction(unwatch, {
    renewsFirst: true,
    onDone: () =>
      toast.show(words.removed, { label: words.undo, onClick: () => add.mutate({ fundCode }) }),
  });
  // While an act runs the star already shows what will be.
  const on = add.isPending || (!remove.isPending && watched.data?.isFav === true);
  function toggle() {
    if (bearer === null) {
      rememberRoute(to('/funddetail', { fundCode }));
      go(to('/loginNote'));
    } else if (!add.isPending && !remove.isPending) {
      if (on) remove.mutate({ fundCode });
      else add.mutate({ fundCode });
    }
  }
  return (
    <MiniButton
      icon={<Star size={22} strokeWidth={1.75} aria-hidden="true" />}
      label={on ? words.watched : words.watch}
      pressed={on}
      onClick={toggle}
    />
  );
}
