import { useEffect, useEffectEvent, useState } from 'react';
import { goBack, useGo } from '@/route/navigation';
import { useBackCloses } from '@/route/useBackCloses';
import { confirm, type Question } from '../confirm';
import { fieldWords as words } from './words';

/**
 * While something `lies` on the screen that would be lost, whoever leaves it is asked: by the bar's
 * arrow, which is given what this returns, by the phone's way back, by a link, by closing the page.
 */
export function useStaying(lies: boolean, question: Question = words.leaving): () => void {
  const go = useGo();
  const [watched, setWatched] = useState(true);
  async function ask(leave: () => void) {
    // The upper button keeps what was typed, and so does an answer that was not given.
    if ((await confirm(question)) === false) leave();
    else setWatched(true);
  }
  // A browser has gone back before it can be asked: where the customer stays, it is watched again.
  useBackCloses(lies && watched, () => {
    setWatched(false);
    void ask(goBack);
  });
  const onLink = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    void ask(() => go(link.getAttribute('href') ?? ''));
  });
  useEffect(() => {
    if (!lies) return undefined;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    const follow = (event: MouseEvent) => onLink(event);
    document.addEventListener('click', follow, true);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      document.removeEventListener('click', follow, true);
      window.removeEventListener('beforeunload', onLeave);
    };
  }, [lies]);
  return lies ? () => void ask(goBack) : goBack;
}
