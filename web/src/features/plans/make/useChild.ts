import { useQuery } from '@tanstack/react-query';
import { quietly } from '@/wire/ahead';
import { children } from '@/wire/gen/childaccounts';
import type { Output } from '@/wire/operation';

export type Child = Output<typeof children>['children'][number];

/** The child for whom a plan is; nothing of one's own, or while it is not known. */
export function useChild(childNo: number | undefined): Child | undefined {
  const { data } = useQuery({ ...quietly(children, {}), enabled: childNo !== undefined });
  return data?.children.find((child) => child.childNo === childNo);
}

/** The number in a link. */
export function childNoIn(text: string | undefined): number | undefined {
  return text && /^\d+$/.test(text) ? Number(text) : undefined;
}
