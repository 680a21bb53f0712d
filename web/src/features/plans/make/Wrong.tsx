import { useEffect, useRef } from 'react';

/** Why the server refused what stands above it; it comes into sight. */
export function Wrong({ why }: { why: string | undefined }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (why) line.current?.scrollIntoView?.({ block: 'center' });
  }, [why]);
  if (!why) return null;
  return (
    <p ref={line} className="mt-3 text-13 text-warn" role="alert">
      {why}
    </p>
  );
}
