import clsx from 'clsx';
import { ChevronLeft, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBack, useTitle } from '@/route/navigation';

interface NavBarProps {
  /** Centred title; it also becomes the document's title. */
  title?: string;
  /** Second line, 12 px: a fund's code. */
  sub?: string;
  /** At most two IconButtons or one text link. */
  end?: ReactNode;
  /** Replaces the back button; `close` shows a cross, `none` nothing. */
  start?: 'back' | 'close' | 'none';
  /** Lies on the page's wash until scrolled. */
  plain?: boolean;
  onBack?: () => void;
}

/** The bar at the top of an inner screen. */
export function NavBar({ title, sub, end, start = 'back', plain, onBack }: NavBarProps) {
  const back = useBack();
  const [scrolled, edge] = useScrolledUnder();
  useTitle(title);
  const Icon = start === 'close' ? X : ChevronLeft;
  return (
    <>
      <div ref={edge} aria-hidden="true" />
      <header className={clsx('nav', plain && 'nav-plain', scrolled && 'nav-scrolled')}>
        <div>
          {start !== 'none' && (
            <IconButton label={start === 'close' ? '关闭' : '返回'} onClick={onBack ?? back}>
              <Icon size={24} />
            </IconButton>
          )}
        </div>
        <div className="min-w-0">
          {title && <h1 className="nav-title">{title}</h1>}
          {sub && <div className="nav-title nav-sub">{sub}</div>}
        </div>
        <div className="nav-end">{end}</div>
      </header>
    </>
  );
}

interface IconButtonProps {
  /** Spoken name. */
  label: string;
  onClick?: () => void;
  /** A number on a red dot; nothing when 0. */
  count?: number;
  pressed?: boolean;
  children: ReactNode;
}

/** A 44 px target with an icon. */
export function IconButton({ label, onClick, count, pressed, children }: IconButtonProps) {
  const spoken = count ? `${label}，${count}条` : label;
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={spoken}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {children}
      {count ? <span className="badge">{count > 99 ? '99+' : count}</span> : null}
    </button>
  );
}

function useScrolledUnder() {
  const [scrolled, setScrolled] = useState(false);
  const edge = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!edge.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(([entry]) => {
      setScrolled(entry ? !entry.isIntersecting : false);
    });
    watch.observe(edge.current);
    return () => watch.disconnect();
  }, []);
  return [scrolled, edge] as const;
}
