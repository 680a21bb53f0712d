import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { together } from '@/patterns/asked';
import { Part } from '@/patterns/Part';
import { QueryPage } from '@/patterns/QueryPage';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { openflow, symbol } from '@/wire/gen/accounts';
import { PROFILE } from '@/wire/gen/topics';
import { ChangesCard } from './ChangesCard';
import { FactCards } from './FactCards';
import { missingOf } from './parts';
import { StandingNote } from './StandingNote';
import { profileWords as words } from './words';

const MissingPage = lazy(() => import('./MissingPage'));

/** All facts by section; what is missing stands first and is filled in at once. */
export default function UserEditScreen() {
  const query = together(useQuery(openflow()), useQuery(symbol({})));
  const [flow, complete] = query.data ?? [];
  if (flow && complete && missingOf(complete).length > 0) {
    return (
      <Part bones={<Bones />}>
        <MissingPage flow={flow} complete={complete} />
      </Part>
    );
  }
  return (
    <QueryPage
      query={query}
      nav={<NavBar title={words.title} />}
      bones={<SkeletonRows rows={6} />}
      failed={words.failedLoad}
      also={PROFILE}
    >
      {([flow, complete]) => (
        <div className="pt-3">
          <StandingNote complete={complete} />
          <FactCards flow={flow} complete={complete} />
          <ChangesCard />
        </div>
      )}
    </QueryPage>
  );
}

function Bones() {
  return (
    <Page nav={<NavBar title={words.title} />}>
      <SkeletonRows rows={6} />
    </Page>
  );
}
