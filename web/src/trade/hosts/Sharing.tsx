import { lazy, Suspense } from 'react';
import { useOnce } from '@/ui/Sheet';
import { cardOf } from './cards';
import type { PosterFacts } from './poster';

const ShareSheet = lazy(() => import('./ShareSheet'));

interface SharingProps {
  /** Made by `to()`. */
  path: string;
  title: string;
  poster: PosterFacts;
  open: boolean;
  onClose: () => void;
}

/** The sheet that shares a page; its code comes when it is first opened. */
export function Sharing({ path, title, poster, open, onClose }: SharingProps) {
  const opened = useOnce(open);
  if (!opened) return null;
  return (
    <Suspense>
      <ShareSheet card={cardOf(path, title)} poster={poster} open={open} onClose={onClose} />
    </Suspense>
  );
}
