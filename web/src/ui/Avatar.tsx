import clsx from 'clsx';

interface AvatarProps {
  name: string;
  src?: string;
  /** Diameter in px. */
  size?: number;
  tone?: 'brand' | 'gold';
  /** A bank's or fund company's own colour. */
  colour?: string;
}

/** A round picture, or the first character of the name. */
export function Avatar({ name, src, size = 48, tone = 'brand', colour }: AvatarProps) {
  return (
    <span
      className={clsx('avatar', tone === 'gold' && 'avatar-gold')}
      style={{
        width: size,
        height: size,
        fontSize: `max(var(--f-12), ${size * 0.42}px)`,
        background: colour,
      }}
      aria-hidden="true"
    >
      {src ? <img src={src} alt="" /> : [...name][0]}
    </span>
  );
}
