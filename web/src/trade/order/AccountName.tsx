import { useQuery } from '@tanstack/react-query';
import { quietly } from '@/wire/ahead';
import { children } from '@/wire/gen/childaccounts';
import { childOf } from './whose';
import { movedWords as words } from './words.moved';

/** What an account is called by what it is for: the customer's own, or a child's by its name. */
export function AccountName({ purpose }: { purpose: string | null | undefined }) {
  const childNo = childOf(purpose);
  const { data } = useQuery({ ...quietly(children, {}), enabled: childNo !== undefined });
  if (childNo === undefined) return words.own;
  const name = data?.children.find((child) => String(child.childNo) === childNo)?.name;
  return name ? words.ofChild(name) : words.child;
}
