import type { MouseEvent, ReactNode } from 'react';
import { useGo } from './navigation';

interface LinkProps {
  /** A path made by `to()`. */
  to: string;
  className?: string;
  replace?: boolean;
  'aria-label'?: string;
  'aria-current'?: 'page';
  children: ReactNode;
}

/** A link inside the app; guards are asked before the screen changes. */
export function Link({ to, replace, children, ...rest }: LinkProps) {
  const go = useGo();
  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(to, { replace });
  }
  return (
    <a href={to} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
