import { useQuery } from '@tanstack/react-query';
import { inPercent, signedPercent } from '@/lib/figures';
import { QueryView } from '@/patterns/QueryView';
import { LineChart } from '@/ui/LineChart';
import { quietly } from '@/wire/ahead';
import { indexTrend } from '@/wire/gen/market';
import type { Quote, TrendRange } from './board';
import { TrendBones } from './TrendBones';
import { marketListWords as words } from './words';

interface TrendChartProps {
  quote: Quote;
  range: TrendRange;
}

/** How far an index has come since the first day of a range. */
export default function TrendChart({ quote: { indexCode, indexName }, range }: TrendChartProps) {
  // What did not come is said in its place, not in a toast.
  const trend = useQuery(quietly(indexTrend, { indexCode, range }));
  return (
    <QueryView query={trend} bones={<TrendBones />} failed={words.trendFailed}>
      {({ days, rates }) =>
        days.length < 2 ? (
          <p className="py-6 text-center text-13 text-t3">{words.noTrend}</p>
        ) : (
          <LineChart
            label={words.trend(indexName, words.ranges[range])}
            days={days}
            series={[
              {
                name: indexName,
                values: rates.map((rate) => Number(inPercent(rate))),
                kind: 'own',
              },
            ]}
            format={(value) => signedPercent(value.toFixed(2))}
            height={208}
          />
        )
      }
    </QueryView>
  );
}
