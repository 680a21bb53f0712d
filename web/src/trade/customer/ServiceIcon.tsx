import { Headset } from 'lucide-react';
import { IconButton } from '@/ui/NavBar';
import { ServiceWay } from './ServiceWay';
import { serviceWords as words } from './words.service';

/** The way to a person, in the bar of a page. */
export function ServiceIcon() {
  return (
    <ServiceWay>
      {(open) => (
        <IconButton label={words.title} onClick={open}>
          <Headset size={22} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </ServiceWay>
  );
}
