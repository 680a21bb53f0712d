import type { ReactNode } from 'react';
import { monthDay } from '@/lib/days';
import { NavBar } from '@/ui/NavBar';
import type { riskResult } from '@/wire/gen/suitability';
import type { Output } from '@/wire/operation';
import { resultWords as words } from './words';

type Result = Output<typeof riskResult>;

const LEVELS = ['1', '2', '3', '4', '5'];
const CENTRE = { x: 150, y: 148 };
const RADIUS = 112;
const LABEL_RADIUS = 134;
const POINTER_RADIUS = 78;
/** Degrees of an arc and of the gap behind it; five of both fill the half circle but for a rest. */
const ARC = 32.4;
const STEP = 34.4;
const FIRST = 180 + 5;

interface LevelGaugeProps {
  result: Result;
  title: string;
  /** At the right of the title. */
  end?: ReactNode;
}

/** The hero of the result: the level among the five, with its points and what was before. */
export function LevelGauge({ result, title, end }: LevelGaugeProps) {
  const { riskLevel, riskLevelName } = result;
  return (
    <header
      className="gauge pb-5 text-on-fill [&_.nav]:static [&_.nav]:bg-transparent [&_.nav]:shadow-none"
      style={{ background: 'linear-gradient(160deg, var(--hero-a), var(--hero-b))' }}
    >
      <NavBar title={title} plain end={end} />
      <div className="relative mx-auto mt-2 w-75">
        <svg width="300" height="160" viewBox="0 0 300 160" aria-hidden="true">
          {LEVELS.map((level, index) => (
            <Arc key={level} level={level} index={index} on={level === riskLevel} />
          ))}
        </svg>
        <p className="absolute inset-x-0 bottom-0 text-center">
          <span className="block text-36 strong">C{riskLevel ?? '--'}</span>
          <span className="block text-20 strong">{riskLevelName}</span>
        </p>
      </div>
      <Facts result={result} />
    </header>
  );
}

/** Points, the points of the level, and the result before: or until when this one is valid. */
function Facts({ result }: { result: Result }) {
  const { points, pointsFrom, pointsTo, riskLevel, previous, riskExpireDate } = result;
  const last = previous
    ? [words.before(monthDay(previous.testedOn)), words.beforeValue(previous)]
    : [words.validUntil, monthDay(riskExpireDate)];
  const facts = [
    [words.points, String(points)],
    [words.range(riskLevel ?? ''), words.rangeValue(pointsFrom, pointsTo)],
    last,
  ];
  return (
    <dl className="gauge-facts">
      {facts.map(([title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Arc({ level, index, on }: { level: string; index: number; on: boolean }) {
  const from = FIRST + index * STEP;
  const middle = from + ARC / 2;
  const label = at(middle, LABEL_RADIUS);
  const start = at(from, RADIUS);
  const end = at(from + ARC, RADIUS);
  const pointer = at(middle, POINTER_RADIUS);
  return (
    <>
      <path
        d={`M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 0 1 ${end.x} ${end.y}`}
        fill="none"
        stroke="currentColor"
        strokeOpacity={on ? 1 : 0.24}
        strokeWidth={on ? 16 : 10}
      />
      {on && (
        <path
          d="M-7 12L0-10L7 12Z"
          fill="currentColor"
          transform={`translate(${pointer.x} ${pointer.y}) rotate(${middle - 270})`}
        />
      )}
      <text
        x={label.x}
        y={label.y + 4}
        textAnchor="middle"
        fontSize="13"
        fontWeight={on ? 600 : 400}
        fill={on ? 'currentColor' : 'var(--hero-text)'}
      >
        C{level}
      </text>
    </>
  );
}

function at(degrees: number, radius: number) {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: CENTRE.x + radius * Math.cos(angle),
    y: CENTRE.y + radius * Math.sin(angle),
  };
}
