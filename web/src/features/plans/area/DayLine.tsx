/* once */
import type { ReactNode } from 'react';
import { shortDay } from '@/lib/days';
import './next.css';

interface DayLineProps {
  day: string;
  /** Why it is this day, or why nothing is taken. */
  why: ReactNode;
  value?: ReactNode;
  /** Nothing is taken on it. */
  dropped?: boolean;
}

/** A day of a plan: when, why then, how much. */
export function DayLine({ day, why, value, dropped }: DayLineProps) {
  return (
    <li className="plan-next">
      <span className={dropped ? 'nowrap fig text-t3' : 'nowrap strong fig'}>{shortDay(day)}</span>
      <span className="text-13 text-t2">{why}</span>
      <span className="nowrap">{value}</span>
    </li>
  );
}
