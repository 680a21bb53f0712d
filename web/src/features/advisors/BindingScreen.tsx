import { useQuery } from '@tanstack/react-query';
import { QueryPage } from '@/patterns/QueryPage';
import { useArgs } from '@/route/navigation';
import { NavBar } from '@/ui/NavBar';
import { boundManager } from '@/wire/gen/advisors';
import { BoundCard } from './BoundCard';
import { ChooseManager } from './ChooseManager';
import { bindingWords as words } from './words';

/** The customer's account manager, or the way to one: by his code, or by the link that he shared. */
export default function BindingScreen() {
  const { mgrAccount } = useArgs('/binding');
  return (
    <QueryPage
      query={useQuery(boundManager())}
      nav={<NavBar title={words.title} />}
      failed={words.failed}
      firm
    >
      {(bound) =>
        bound.manager ? (
          <BoundCard bound={bound} manager={bound.manager} offered={mgrAccount} />
        ) : (
          <ChooseManager offered={mgrAccount} />
        )
      }
    </QueryPage>
  );
}
