import { Eye, EyeOff } from 'lucide-react';
import { useStore } from '@/lib/store';
import { IconButton } from '@/ui/NavBar';
import { amountsHidden, toggleAmounts } from './amounts';
import { hideWords as words } from './words.hide';

/** Hides the customer's amounts on every screen, and shows them again. */
export function HideEye() {
  const hidden = useStore(amountsHidden);
  const Icon = hidden ? EyeOff : Eye;
  return (
    <span className="-my-3 inline-flex">
      <IconButton label={hidden ? words.show : words.hide} pressed={hidden} onClick={toggleAmounts}>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </span>
  );
}
