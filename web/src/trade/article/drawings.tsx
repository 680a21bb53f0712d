import { lazy, type ReactNode, Suspense } from 'react';
import type { Drawings } from '@/ui/Markdown';
import { Bone, Shimmer } from '@/ui/Skeleton';

// Who reads an agreement need not load what only articles draw.
const Fall = lazy(() => import('./FallDrawing'));
const Climb = lazy(() => import('./ClimbDrawing'));
const Levels = lazy(() => import('./LevelsDrawing'));

/** What articles may draw, by the name that stands in their text. */
export const drawings: Drawings = {
  fall: ({ label }) => drawn(220, <Fall label={label} />),
  climb: ({ label }) => drawn(196, <Climb label={label} />),
  levels: ({ label }) => drawn(232, <Levels label={label} />),
};

function drawn(height: number, drawing: ReactNode) {
  const bones = (
    <Shimmer>
      <Bone w="100%" h={height} />
    </Shimmer>
  );
  return <Suspense fallback={bones}>{drawing}</Suspense>;
}
