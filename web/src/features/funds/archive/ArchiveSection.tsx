import type { ReactNode } from 'react';

interface ArchiveSectionProps {
  id: string;
  title: string;
  /** The day of which it tells, at the right. */
  day?: string | null;
  /** In place of figures that are not known: why. */
  why?: string;
  children?: ReactNode;
}

/** A part of the report with its day; without figures it says why, never zero. */
export function ArchiveSection({ id, title, day, why, children }: ArchiveSectionProps) {
  return (
    <section id={id} className="card section-of">
      <div className="card-head">
        <h2 className="card-title">{title}</h2>
        {!why && day && <span className="text-end text-13 text-t3">{day}</span>}
      </div>
      {why ? <p className="text-13 text-t2">{why}</p> : children}
    </section>
  );
}
