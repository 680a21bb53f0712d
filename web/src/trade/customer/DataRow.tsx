import { Database } from 'lucide-react';
import { to } from '@/route/links';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/Row';
import { dataWords as words } from './words.data';

/** The way to what is held of the customer. */
export function DataRow() {
  return (
    <Card>
      <Row
        icon={<Database size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={words.title}
        sub={words.text}
        to={to('/myData')}
      />
    </Card>
  );
}
