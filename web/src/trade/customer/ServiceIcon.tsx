import { Headset } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '@/ui/NavBar';
import { serviceWords as words } from './words.service';

// Hardly anybody asks.
const ServiceSheet = lazy(async () => {
  const { ServiceSheet: sheet } = await import('./ServiceSheet');
  return { default: sheet };
});

/** The way to a person, in the bar of a page. */
export function ServiceIcon() {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <IconButton label={words.title} onClick={() => setOpen(true)}>
        <Headset size={22} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {open !== undefined && (
        <Suspense>
          <ServiceSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
