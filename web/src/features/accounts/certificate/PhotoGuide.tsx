import type { ReactNode } from 'react';
import { guideWords as words } from './words.guide';

type Case = keyof typeof words;

const CARD = { fill: 'var(--surface)', stroke: 'var(--control)', strokeWidth: 1.5 } as const;

/** How to take a photo, in four small drawings: the first is right. */
export default function PhotoGuide() {
  return (
    <ul className="cert-guide">
      {(Object.keys(words) as Case[]).map((name) => (
        <li key={name} className="text-center">
          <svg viewBox="0 0 72 44" aria-hidden="true">
            {DRAWN[name]}
          </svg>
          <span className={name === 'whole' ? 'text-13 strong text-brand' : 'text-13 text-t2'}>
            {words[name]}
          </span>
        </li>
      ))}
    </ul>
  );
}

const DRAWN: Readonly<Record<Case, ReactNode>> = {
  whole: <Paper />,
  cut: (
    <g transform="translate(22 12)">
      <Paper />
    </g>
  ),
  glare: (
    <>
      <Paper />
      <path d="M31 9h12L33 35H21z" fill="var(--warn)" opacity="0.45" />
    </>
  ),
  blurred: (
    <g opacity="0.45" style={{ filter: 'blur(1.6px)' }}>
      <Paper />
    </g>
  ),
};

function Paper() {
  return (
    <>
      <rect x="16" y="9" width="40" height="26" rx="3" {...CARD} />
      <path d="M21 17h12M21 22h8" stroke="var(--control)" strokeWidth="2" />
      <rect x="42" y="15" width="9" height="12" rx="1" fill="var(--brand-line)" />
    </>
  );
}
