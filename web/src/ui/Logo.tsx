/** The mark: a silver ingot on blue. */
export function Logo({ size = 48 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" role="img" aria-label="Tael">
      <rect width="48" height="48" rx="14" fill="var(--brand-fill)" />
      <path
        d="M9 20c3 10 8.5 14 15 14s12-4 15-14c-4 2.5-8 2.8-10.5 1-1.5-3.5-7.5-3.5-9 0C17 22.8 13 22.5 9 20Z"
        fill="#fff"
      />
    </svg>
  );
}
