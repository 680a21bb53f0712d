import { useQuery } from '@tanstack/react-query';
import { askDemo } from '@/app/demo/ask';
import { isOwnMachine } from '@/lib/ownMachine';
import { useStore } from '@/lib/store';
import { QrCode } from '@/ui/QrCode';
import { phone } from './phone';
import { useWords } from './words';

/** The address of this demo for a phone, as a code to scan; or how there would be one. */
export function Reach() {
  const words = useWords().reach;
  const { data } = useQuery({
    queryKey: ['demo', 'reach'],
    queryFn: () => askDemo<{ url: string | null }>('/demo/reach'),
    staleTime: 60_000,
  });
  const path = useStore(phone)?.path ?? '/';
  const base = isOwnMachine() ? data?.url : `${window.location.origin}/`;
  if (!data) return null;
  if (!base) {
    return (
      <section className="reach reach-none" aria-label={words.title}>
        <b>{words.title}</b>
        <p>{words.only}</p>
        <code>tael demo --host 0.0.0.0</code>
      </section>
    );
  }
  return (
    <section className="reach" aria-label={words.title}>
      <QrCode text={new URL(path, base).href} short={base} label={words.code} />
      <div>
        <b>{words.title}</b>
        <p>{words.scan}</p>
        <code>{new URL(base).host}</code>
      </div>
    </section>
  );
}
