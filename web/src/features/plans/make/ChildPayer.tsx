import { childWords as words } from '@/features/plans/words.child';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/Row';

interface ChildPayerProps {
  /** Its name; empty where it has gone, none while it is not known. */
  payer: string | undefined;
}

/** The card of a child's account: it alone pays, so that there is nothing to choose. */
export function ChildPayer({ payer = words.card }: ChildPayerProps) {
  const name = payer || words.gone;
  return (
    <Card title={words.payer}>
      <Row icon={<Avatar name={name} size={40} />} title={name} sub={words.holds} />
    </Card>
  );
}
