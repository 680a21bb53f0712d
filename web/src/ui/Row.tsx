import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@/route/Link';

interface RowProps {
  /** Of the row that is a button, for who moves the focus there. */
  id?: string;
  icon?: ReactNode;
  title: ReactNode;
  /** Second line, 13 px. */
  sub?: ReactNode;
  /** At the right, before the chevron. */
  value?: ReactNode;
  /** A path made by `to()`; the row becomes a link. */
  to?: string;
  onClick?: () => void;
}

/** A line of a list, 56 px or more; a link or a button when it leads somewhere. */
export function Row({ id, icon, title, sub, value, to, onClick }: RowProps) {
  const inner = (
    <>
      {icon && <span className="row-icon">{icon}</span>}
      <span className="row-body">
        <span className="min-w-0">
          <span className="block">{title}</span>
          {sub && <span className="block text-13 text-t2">{sub}</span>}
        </span>
        <span className="row-value">
          {value}
          {(to || onClick) && <ChevronRight size={18} className="text-t3" aria-hidden="true" />}
        </span>
      </span>
    </>
  );
  if (to) {
    return (
      <Link to={to} className="row">
        {inner}
      </Link>
    );
  }
  if (onClick) {
    return (
      <button id={id} type="button" className="row" onClick={onClick}>
        {inner}
      </button>
    );
  }
  return <div className="row">{inner}</div>;
}

/** Label and value pairs, 13 px: `<KeyValues rows={[['订单号', '2026…']]} />`. */
export function KeyValues({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="m-0">
      {rows.map(([label, value]) => (
        <div key={label} className="kv">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
