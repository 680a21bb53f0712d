import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { monthDay } from '@/lib/days';
import { toast } from '@/lib/toast';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Consenting } from '@/trade/consent/Consenting';
import { useBusinessDay } from '@/trade/market/businessDay';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Switch } from '@/ui/Checks';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { Row } from '@/ui/Row';
import { useAction } from '@/wire/action';
import { authorizeData, dataAuthorization } from '@/wire/gen/advisors';
import type { Output } from '@/wire/operation';
import { TermSheet } from './TermSheet';
import { authorizeWords as words } from './words';

type Authorization = Output<typeof dataAuthorization>;
type Scope = Authorization['scopes'][number];

/** What the customer's manager may see, and until when; off is at once. */
export default function DataAuthorizeScreen() {
  const go = useGo();
  const query = useQuery(dataAuthorization());
  const page = (
    <QueryPage
      query={query}
      nav={<NavBar title={words.title} />}
      failed={words.failed}
      empty={({ managerName }) =>
        !managerName && (
          <Empty
            title={words.none}
            text={words.noneText}
            acts={<Button onClick={() => go(to('/binding'))}>{words.bind}</Button>}
          />
        )
      }
    >
      {({ managerName, mgrAccount, scopes, untilMax }) => (
        <>
          <Note tone="surface" className="mx-4 my-3">
            {words.intro(managerName ?? '')}
          </Note>
          <Card>
            {scopes.map((scope) => (
              <ScopeRow
                key={scope.scope}
                scope={scope}
                mgrAccount={mgrAccount ?? ''}
                untilMax={untilMax}
              />
            ))}
          </Card>
        </>
      )}
    </QueryPage>
  );
  // Without a manager there is nobody to agree to.
  return query.data?.managerName ? <Consenting purpose="adviser">{page}</Consenting> : page;
}

interface ScopeRowProps {
  scope: Scope;
  /** Who is let see it. */
  mgrAccount: string;
  untilMax: string;
}

/** One switch; switched on, it asks for how long. */
function ScopeRow({ scope, mgrAccount, untilMax }: ScopeRowProps) {
  const [asks, setAsks] = useState(false);
  const today = useBusinessDay();
  const { scopeName: name, givenOn, untilOn } = scope;
  const change = useAction(authorizeData);
  function set(until: string | null) {
    change.mutate(
      { mgrAccount, scope: scope.scope, untilOn: until },
      {
        onSuccess: () => {
          setAsks(false);
          toast.done(until ? words.on(name) : words.off(name));
        },
      },
    );
  }
  const day = (on: string) => monthDay(on, today);
  return (
    <>
      <Row
        title={name}
        sub={givenOn && untilOn ? words.until(day(givenOn), untilOn) : words.subs[scope.scope]}
        value={
          <Switch
            label={words.term(name)}
            checked={Boolean(untilOn)}
            disabled={change.isPending}
            onChange={(on) => (on ? setAsks(true) : set(null))}
          />
        }
      />
      <TermSheet
        open={asks}
        onClose={() => setAsks(false)}
        title={words.term(name)}
        untilMax={untilMax}
        busy={change.isPending}
        onChoose={set}
      />
    </>
  );
}
