import { type PointerEvent, useState } from 'react';

const SIZE = 300;
const REACH = 38;
const NODES = Array.from({ length: 9 }, (_, at) => ({
  x: 50 + (at % 3) * 100,
  y: 50 + Math.floor(at / 3) * 100,
}));

interface PatternLockProps {
  label: string;
  /** Nodes 0 to 8, row by row, in the order drawn. */
  onDraw: (nodes: number[]) => void;
  /** Paints the last drawing in amber. */
  wrong?: boolean;
  disabled?: boolean;
}

/** Nine nodes to draw a gesture over; with a keyboard, keys 1 to 9 and Enter. */
export function PatternLock({ label, onDraw, wrong, disabled }: PatternLockProps) {
  const [nodes, setNodes] = useState<number[]>([]);
  const [finger, setFinger] = useState<{ x: number; y: number } | null>(null);
  const [done, setDone] = useState(false);

  function follow(event: PointerEvent<SVGSVGElement>, first: boolean) {
    if (disabled || (!first && !finger)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const at = {
      x: ((event.clientX - box.left) / box.width) * SIZE,
      y: ((event.clientY - box.top) / box.height) * SIZE,
    };
    if (first) {
      event.currentTarget.setPointerCapture?.(event.pointerId);
      setDone(false);
    }
    setFinger(at);
    setNodes((now) => extend(first ? [] : now, nodeAt(at)));
  }
  function finish() {
    if (!finger && nodes.length === 0) return;
    setFinger(null);
    setDone(true);
    if (nodes.length > 0 && !done) onDraw(nodes);
  }
  function key(pressed: string) {
    if (disabled) return;
    if (/^[1-9]$/.test(pressed)) {
      setNodes((now) => extend(done ? [] : now, Number(pressed) - 1));
      setDone(false);
    } else if (pressed === 'Enter') finish();
    else if (pressed === 'Escape') setNodes([]);
  }
  const line = [...nodes.map((node) => NODES[node] ?? { x: 0, y: 0 }), ...(finger ? [finger] : [])];
  return (
    <svg
      className="pattern"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      data-wrong={wrong && done}
      role="application"
      aria-label={`${label}，可用数字键1至9连接，回车完成`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: takes keys
      tabIndex={0}
      onPointerDown={(event) => follow(event, true)}
      onPointerMove={(event) => follow(event, false)}
      onPointerUp={finish}
      onPointerCancel={finish}
      onKeyDown={(event) => key(event.key)}
    >
      <polyline className="pattern-line" points={line.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {NODES.map(({ x, y }, at) => (
        <g key={`${x}-${y}`}>
          <circle className="pattern-node" data-on={nodes.includes(at)} cx={x} cy={y} r="28" />
          {nodes.includes(at) && (
            <circle cx={x} cy={y} r="9" fill={wrong && done ? 'var(--warn)' : 'var(--brand)'} />
          )}
        </g>
      ))}
    </svg>
  );
}

function nodeAt(at: { x: number; y: number }): number | null {
  const found = NODES.findIndex((node) => Math.hypot(node.x - at.x, node.y - at.y) <= REACH);
  return found < 0 ? null : found;
}

/** Adds a node, and the one that the line passes over on its way. */
export function extend(nodes: readonly number[], next: number | null): number[] {
  if (next === null || nodes.includes(next)) return [...nodes];
  const last = nodes[nodes.length - 1];
  const between = last === undefined ? null : middleOf(last, next);
  const passed = between !== null && !nodes.includes(between) ? [between] : [];
  return [...nodes, ...passed, next];
}

function middleOf(a: number, b: number): number | null {
  const row = Math.floor(a / 3) + Math.floor(b / 3);
  const column = (a % 3) + (b % 3);
  return row % 2 === 0 && column % 2 === 0 ? (row / 2) * 3 + column / 2 : null;
}
