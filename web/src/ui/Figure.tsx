import clsx from 'clsx';
import { type Decimal, direction, HIDDEN, MISSING, parts, signOf } from '@/lib/figures';

interface FigureProps {
  /** Decimal string from the wire. */
  value: Decimal;
  size?: 13 | 15 | 17 | 20 | 26 | 36;
  places?: number;
  /** Before the digits: ¥. */
  prefix?: string;
  /** After the digits, at the size of the decimals: %, 元, 份. */
  unit?: string;
  /** Shows **** in its place; neither sign nor size can be read. */
  hidden?: boolean;
  className?: string;
}

/** An amount: tabular, strong, decimals of the large sizes at 62 %. */
export function Figure(props: FigureProps) {
  return <Digits {...props} sign={false} tone="" />;
}

/** A change or profit: always with its sign, red for a rise, green for a fall. */
export function Delta(props: FigureProps) {
  const tone = props.hidden
    ? 'text-t1'
    : { up: 'text-up', down: 'text-down', flat: 'text-flat' }[
        direction(props.value, props.places ?? 2)
      ];
  return <Digits {...props} sign tone={tone} />;
}

function Digits(props: FigureProps & { sign: boolean; tone: string }) {
  const { value, size = 15, places = 2, prefix = '', unit = '', hidden, sign, tone } = props;
  const style = clsx('fig', `figure-${size}`, props.className);
  if (hidden) return <span className={clsx(style, tone)}>{HIDDEN}</span>;
  const found = parts(value, places);
  if (!found) return <span className={clsx(style, 'text-t3')}>{MISSING}</span>;
  // A rate keeps its decimals; its sign of percent is small instead.
  const cents = size === 36 && unit !== '%' ? 'figure-cents' : undefined;
  const after = size >= 26 ? 'figure-cents' : undefined;
  const mark = sign || found.sign < 0 ? signOf(found.sign) : '';
  return (
    <span className={clsx(style, tone)}>
      {mark}
      {prefix}
      {found.whole}
      {found.cents && <span className={cents}>.{found.cents}</span>}
      {unit && <span className={unit === '%' ? after : clsx(after, 'ms-1')}>{unit}</span>}
    </span>
  );
}
