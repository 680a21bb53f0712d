import { CircleCheck } from 'lucide-react';
import { useStore } from '@/lib/store';
import { amountsHidden } from '@/trade/customer/amounts';
import { withoutSums } from '@/trade/customer/withoutSums';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/Row';
import { mendPath, type Obstacle } from './obstacles';
import { closingWords as words } from './words';

/** What stands against closing, each line with the way to where it is mended. */
export function AgainstCard({ against }: { against: readonly Obstacle[] }) {
  const hidden = useStore(amountsHidden);
  return (
    <Card title={words.against}>
      {against.map((one) => (
        <Row
          key={`${one.kind} ${one.orderNo}${one.fundCode}${one.tradeAcco}${one.cardId}`}
          title={one.title}
          sub={hidden ? withoutSums(one.text) : one.text}
          value={words.acts[one.kind]}
          to={mendPath(one)}
        />
      ))}
      {against.length === 0 && (
        <Row
          icon={<CircleCheck size={20} className="text-brand" aria-hidden="true" />}
          title={words.settled}
        />
      )}
    </Card>
  );
}
