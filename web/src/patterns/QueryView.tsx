import type { ReactNode } from 'react';
import { SkeletonRows } from '@/ui/Skeleton';
import type { Refusal } from '@/wire/failure';
import type { Asked } from './asked';
import { OldNote } from './OldNote';
import { QueryFailed } from './QueryFailed';

export interface QueryViewProps<Data> {
  query: Asked<Data>;
  /** At the head of a page: of a fresh answer is said, too, that there is no line (`OldNote`). */
  head?: boolean;
  /** What stands there until the answer comes, as high as it. */
  bones?: ReactNode;
  /** What is said not to have come: 排行没有加载出来. */
  failed?: string;
  /** What a screen makes of a refusal that it knows a better way out of. */
  refused?: (refusal: Refusal) => ReactNode;
  /** In place of an answer that has nothing in it; nothing where it has. */
  empty?: (data: Data) => ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * An answer of the server, on a part of a screen: its skeleton, why it did not come, that there is
 * nothing, and over an older answer when that was.
 */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query, bones = <SkeletonRows />, failed, refused } = props;
  const { data, error } = query;
  if (data === undefined) {
    if (!error) return bones;
    return (
      <QueryFailed
        cause={error}
        title={failed}
        refused={refused}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <>
      <OldNote of={query} part={!props.head} />
      {props.empty?.(data) || props.children(data)}
    </>
  );
}
