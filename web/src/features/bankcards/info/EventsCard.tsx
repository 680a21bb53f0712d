import { instantTime } from '@/lib/days';
import { Card } from '@/ui/Card';
import { KeyValues } from '@/ui/Row';
import type { CardDetail } from './unsettled';
import { infoWords as words } from './words';

/** What became of the card, when and by which device; nothing for one of before it was noted. */
export function EventsCard({ events }: Pick<CardDetail, 'events'>) {
  if (events.length === 0) return null;
  return (
    <Card title={words.record}>
      <KeyValues
        rows={events.map(({ name, at, device }) => [
          name,
          [instantTime(at), device].filter(Boolean).join('，'),
        ])}
      />
    </Card>
  );
}
