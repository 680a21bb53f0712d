import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@/route/Link';

interface CardProps {
  title?: ReactNode;
  /** Word at the right of the title (更多) with `to` or `onMore`; or any node in `end`. */
  more?: string;
  to?: string;
  onMore?: () => void;
  end?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A white block on the page. A card never lies on a card. */
export function Card({ title, more, to, onMore, end, className, children }: CardProps) {
  return (
    <section className={clsx('card', className)}>
      {title !== undefined && (
        <div className="card-head">
          <h2 className="card-title">{title}</h2>
          {more ? <More to={to} label={more} onClick={onMore} /> : end}
        </div>
      )}
      {children}
    </section>
  );
}

/** 更多 with a small chevron. */
export function More({ label, to, onClick }: { label: string; to?: string; onClick?: () => void }) {
  const inner = (
    <>
      {label}
      <ChevronRight size={14} aria-hidden="true" />
    </>
  );
  if (to) {
    return (
      <Link to={to} className="more">
        {inner}
      </Link>
    );
  }
  return (
    <button type="button" className="more" onClick={onClick}>
      {inner}
    </button>
  );
}

/** The panel of an inner screen that holds the one hero figure. */
export function Hero({ className, children }: { className?: string; children: ReactNode }) {
  return <section className={clsx('hero', className)}>{children}</section>;
}

/** A quiet block inside a card. */
export function Inset({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx('inset', className)}>{children}</div>;
}
