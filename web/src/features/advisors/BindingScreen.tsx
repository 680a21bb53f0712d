import { useQuery } from '@tanstack/react-query';
import { QueryPage } from '@/patterns/QueryPage';
import { useArgs } from '@/route/navigation';
import { sharer } from '@/trade/customer/shared';
import { NavBar } from '@/ui/NavBar';
import { boundManager } from '@/wire/gen/advisors';
import { BoundCard } from './BoundCard';
import { ChooseManager } from './ChooseManager';
import { bindingWords as words } from './words';

/** The customer's account manager, or the way to one: by his code, or by the link that he shared. */
export default function BindingScreen() {
  // Of this link, or of the one by which the visit began.
  const offered = useArgs('/binding').mgrAccount ?? sharer()?.mgrAccount;
  return (
    <QueryPage
      query={useQuery(boundManager())}
      nav={<NavBar title={words.title} />}
      failed={words.failed}
      firm
    >
      {(bound) =>
        bound.manager ? (
          <BoundCard bound={bound} manager={bound.manager} offered={offered} />
        ) : (
          <ChooseManager offered={offered} />
        )
      }
    </QueryPage>
  );
}
