import { useQuery } from '@tanstack/react-query';
import { to } from '@/route/links';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/Row';
import { quietly } from '@/wire/ahead';
import { dividendMethods } from '@/wire/gen/holdings';
import { recordWords as words } from './words.record';

/** How the next dividend will be paid, and the way to change it; nothing once all is sold. */
export function WayRow({ fundCode }: { fundCode: string }) {
  const methods = useQuery(quietly(dividendMethods, { fundCode }));
  const names = new Set(methods.data?.cards.map(({ methodName }) => methodName));
  if (names.size === 0) return null;
  const [only] = names;
  return (
    <Card>
      <Row
        title={words.way}
        value={<span className="text-13">{names.size === 1 ? only : words.wayMixed}</span>}
        to={to('/way', { fundCode })}
      />
    </Card>
  );
}
