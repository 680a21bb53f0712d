import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { serviceWords as words } from '@/trade/customer/words.service';
import { parameters } from '@/wire/gen/content';

/** A person one tap away: who it is, when, and the call itself. */
export function PersonCard() {
  const known = useQuery({ ...parameters(), staleTime: 600_000 });
  const phone = known.data?.servicePhone;
  if (!phone) return null;
  return (
    <section className="card flex flex-wrap items-center gap-3">
      <Phone size={28} strokeWidth={1.75} className="flex-none text-brand" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <b className="block strong">{words.title}</b>
        <span className="block text-13 text-t2">{known.data?.serviceHours}</span>
      </span>
      <a href={`tel:${phone}`} className="button button-primary">
        {words.dial}
      </a>
    </section>
  );
}
