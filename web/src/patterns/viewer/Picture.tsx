import { useState } from 'react';
import { ErrorState } from '@/ui/ErrorState';
import { viewerWords as words } from './words';
import { Zoomable } from './Zoomable';

/** A picture of our own, to be looked at closely. */
export function Picture({ url, name }: { url: string; name: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <ErrorState title={words.failed} text={words.pictureText} onRetry={() => setFailed(false)} />
    );
  }
  return (
    <Zoomable>
      {() => <img className="w-full" src={url} alt={name} onError={() => setFailed(true)} />}
    </Zoomable>
  );
}
