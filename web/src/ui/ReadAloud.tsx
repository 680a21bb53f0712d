import { lazy, type ReactNode, Suspense } from 'react';
import { textSize } from '@/lib/look';
import { orNothing } from '@/lib/orNothing';
import { useStore } from '@/lib/store';

// Only large text has it.
const SpeakButton = lazy(() => import('./SpeakButton').catch(orNothing));

/** Reads the page aloud; shown in large-text mode where the device can speak, else `otherwise`. */
export function ReadAloud({ otherwise }: { otherwise?: ReactNode }) {
  const elder = useStore(textSize) === 'elder';
  if (!elder || typeof speechSynthesis === 'undefined') return otherwise;
  return (
    <Suspense fallback={<span className="icon-button" />}>
      <SpeakButton />
    </Suspense>
  );
}
