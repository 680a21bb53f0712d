import { Avatar } from '@/ui/Avatar';

/** Quiet hues, white on each 4.5:1 or better; a bank keeps its own by its code. */
const HUES = [
  '#1d4ed8',
  '#a8323e',
  '#0f766e',
  '#7c4a03',
  '#5b3fb0',
  '#a1366f',
  '#1e6091',
  '#4a5568',
];

/** A bank by the first character of its name; trade marks are not ours to draw. */
export function BankMark({ code, name, size = 40 }: { code: string; name: string; size?: number }) {
  const at = [...code].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % HUES.length;
  return <Avatar name={name} size={size} colour={HUES[at]} />;
}
