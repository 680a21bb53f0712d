import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OpeningFlow } from '@/features/accounts/opening/steps';
import { QueryView } from '@/patterns/QueryView';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { openflow } from '@/wire/gen/accounts';
import { profileWords as words } from './words';

interface ItemOfProps {
  title: string;
  children: (flow: OpeningFlow) => ReactNode;
}

/** A form that begins with what is on file. */
export function ItemOf({ title, children }: ItemOfProps) {
  const flow = useQuery(openflow());
  if (flow.data) return children(flow.data);
  return (
    <Page nav={<NavBar title={title} />}>
      <QueryView query={flow} bones={<SkeletonRows rows={3} />} failed={words.failedLoad}>
        {() => null}
      </QueryView>
    </Page>
  );
}
