import type { ReactNode } from 'react';
import { Link } from '@/route/Link';
import { useTitle } from '@/route/navigation';
import { Logo } from '@/ui/Logo';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';

interface EntryPageProps {
  title: string;
  sub?: ReactNode;
  start?: 'back' | 'close';
  onBack?: () => void;
  /** The other way in, at the right of the bar. */
  other?: { label: string; to: string };
  /** Stays at the foot: a keypad. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The page of login, registration and password: mark, large title, one sentence, the form. */
export function EntryPage(props: EntryPageProps) {
  const { title, sub, start = 'back', onBack, other, foot, children } = props;
  useTitle(title);
  const end = other && (
    <Link to={other.to} replace className="nav-text">
      {other.label}
    </Link>
  );
  return (
    <Page look="wash" nav={<NavBar plain start={start} onBack={onBack} end={end} />} foot={foot}>
      <div className="flex flex-1 flex-col px-6 pt-7">
        <Logo size={48} />
        <h1 className="mt-5 text-26 strong">{title}</h1>
        {sub && <p className="mt-1 text-15 text-t2">{sub}</p>}
        {children}
      </div>
    </Page>
  );
}

/** A white block for the fields of an entry page. */
export function FieldBlock({ children }: { children: ReactNode }) {
  return (
    <div className="field-block mt-6 rounded-card bg-surface px-4 py-1 shadow-card">{children}</div>
  );
}
