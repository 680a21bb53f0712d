import { assetWords as words } from '@/features/holdings/words';
import { to } from '@/route/links';
import { Card } from '@/ui/Card';
import { Donut } from '@/ui/Donut';
import type { assetOverview } from '@/wire/gen/holdings';
import type { Output } from '@/wire/operation';
import { wayOf } from './ways';

type Parts = Output<typeof assetOverview>['parts'];

/** How the market value is divided by type of fund; shares of a whole stay when amounts hide. */
export default function PartsCard({ parts }: { parts: Parts }) {
  const [largest] = parts;
  if (!largest) return null;
  return (
    <Card title={words.parts} more={words.analysis} to={to('/assetAnalysis')}>
      <Donut
        label={words.parts}
        caption={words.most}
        title={largest.name}
        parts={parts.map(({ code, name, value }) => ({
          name,
          value: Number(value),
          to: wayOf(code, name),
        }))}
      />
    </Card>
  );
}
