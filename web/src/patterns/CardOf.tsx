import type { ComponentProps, ReactNode } from 'react';
import { Card } from '@/ui/Card';
import type { Asked } from './asked';
import { FailedLine } from './FailedLine';

interface CardOfProps<Data> extends Omit<ComponentProps<typeof Card>, 'children'> {
  query: Asked<Data>;
  /** As high as what it stands for. */
  bones?: ReactNode;
  /** What is said not to have come: 份额没有加载出来. */
  failed?: string;
  /** There is nothing to show: no card. */
  gone?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** A card of one answer, on a screen that stands without it. */
export function CardOf<Data>(props: CardOfProps<Data>) {
  const { query, bones, failed, gone, children, ...card } = props;
  const { data, error } = query;
  if (data !== undefined && gone?.(data)) return null;
  return (
    <Card {...card}>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <FailedLine cause={error} text={failed} onRetry={() => void query.refetch()} />
      ) : (
        bones
      )}
    </Card>
  );
}
