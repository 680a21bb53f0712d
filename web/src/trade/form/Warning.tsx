import type { ReactNode } from 'react';
import { Note } from '@/ui/Note';

/** What the customer should know before he goes on. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <Note tone="warn" className="mx-4 mb-3">
      {children}
    </Note>
  );
}
