import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface PageProps {
  /** `wash` for the four tabs and login, `plain` for a white reading page. */
  look?: 'wash' | 'gold' | 'plain';
  /** Leaves room for the tab bar. */
  tabs?: boolean;
  nav?: ReactNode;
  /** Stays at the foot: a BottomBar or a keypad. */
  foot?: ReactNode;
  children: ReactNode;
}

/** One screen: navigation bar, scrolling body, bar at the foot. */
export function Page({ look, tabs, nav, foot, children }: PageProps) {
  return (
    <div
      className={clsx('page', {
        'page-wash': look === 'wash' || look === 'gold',
        'wash-gold': look === 'gold',
        'page-plain': look === 'plain',
        'page-tabs': tabs,
      })}
    >
      {nav}
      <main className="page-body">{children}</main>
      {foot}
    </div>
  );
}

/** The bar at the foot that holds the one primary button of a screen. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <footer className="bottombar">{children}</footer>;
}

/** An icon with a word in a BottomBar: 客服, 自选. */
export function MiniButton(props: {
  icon: ReactNode;
  label: string;
  pressed?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className="mini-button"
      aria-pressed={props.pressed}
      onClick={props.onClick}
    >
      {props.icon}
      {props.label}
    </button>
  );
}

/** The small print under the last card. */
export function Foot({ children }: { children: ReactNode }) {
  return <p className="foot">{children}</p>;
}
