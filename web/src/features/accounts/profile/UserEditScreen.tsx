import { useQuery } from '@tanstack/react-query';
import { together } from '@/patterns/asked';
import { QueryPage } from '@/patterns/QueryPage';
import { NavBar } from '@/ui/NavBar';
import { SkeletonRows } from '@/ui/Skeleton';
import { openflow, symbol } from '@/wire/gen/accounts';
import { PROFILE } from '@/wire/gen/topics';
import { ChangesCard } from './ChangesCard';
import { FactCards } from './FactCards';
import { MissingPage } from './MissingPage';
import { missingOf } from './parts';
import { StandingNote } from './StandingNote';
import { profileWords as words } from './words';

/** All facts by section; what is missing stands first and is filled in at once. */
export default function UserEditScreen() {
  const query = together(useQuery(openflow()), useQuery(symbol({})));
  const [flow, complete] = query.data ?? [];
  if (flow && complete && missingOf(complete).length > 0) {
    return <MissingPage flow={flow} complete={complete} />;
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
        <>
          <StandingNote complete={complete} />
          <FactCards flow={flow} complete={complete} />
          <ChangesCard />
        </>
      )}
    </QueryPage>
  );
}
