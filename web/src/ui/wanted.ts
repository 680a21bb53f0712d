import { toast } from '@/lib/toast';

const LATER = '没有网络，联网后自动打开';

/**
 * The code of what a customer has tapped: without a line the screen stays as it is, and what was
 * tapped opens once there is one. `lazy(() => wanted(() => import('./NoteSheet')))`.
 */
export async function wanted<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (cause) {
      // With a line it is a newer version, or a fault: the screen says what to do.
      if (navigator.onLine) throw cause;
      toast.show(LATER);
      await new Promise((online) => window.addEventListener('online', online, { once: true }));
    }
  }
}
