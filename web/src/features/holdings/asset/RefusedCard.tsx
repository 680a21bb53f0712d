import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { assetWords as words } from '@/features/holdings/words';
import { to } from '@/route/links';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/Row';
import { ordersInTransit } from '@/wire/gen/orders';

/** Money that the bank did not take waits for the customer; nothing when there is none. */
export default function RefusedCard() {
  const transit = useQuery(ordersInTransit());
  const [first, ...more] = transit.data?.refused ?? [];
  if (!first) return null;
  return (
    <Card>
      <Row
        icon={<CircleAlert size={22} strokeWidth={1.75} className="text-warn" aria-hidden="true" />}
        title={words.refused(more.length + 1)}
        sub={words.refusedText(first.fundName)}
        to={to('/dealDetails', { orderNo: first.orderNo })}
      />
    </Card>
  );
}
