import { useQuery } from '@tanstack/react-query';
import { Phone, ShieldCheck } from 'lucide-react';
import { Note } from '@/ui/Note';
import { Row } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { parameters } from '@/wire/gen/content';
import { serviceWords as words } from './words.service';

/** How to reach a person, and what a person of ours never asks for. */
export function ServiceSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const query = useQuery({ ...parameters(), staleTime: 600_000, enabled: open });
  const phone = query.data?.servicePhone;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.title}
      foot={
        phone && (
          <a href={`tel:${phone}`} className="button button-primary button-wide">
            {words.call(phone)}
          </a>
        )
      }
    >
      <Row
        icon={<Phone size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={
          query.isPending ? (
            <Shimmer>
              <Bone w={140} />
            </Shimmer>
          ) : (
            (phone ?? words.noPhone)
          )
        }
        sub={query.data?.serviceHours}
      />
      <Note
        className="mt-2 mb-2"
        icon={<ShieldCheck size={18} strokeWidth={1.75} aria-hidden="true" />}
      >
        {words.safe}
      </Note>
    </Sheet>
  );
}
