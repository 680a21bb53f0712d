import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { PasswordRow } from '@/features/identity/security/PasswordRow';
import { together } from '@/patterns/asked';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { Card } from '@/ui/Card';
import { RadioGroup, RadioRow } from '@/ui/Checks';
import { NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { useAction } from '@/wire/action';
import { security } from '@/wire/gen/identity';
import { setTrading, tradingSettings } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { DefaultCardRow } from './DefaultCardRow';
import { QuickRow } from './QuickRow';
import { tradingWords as words } from './words';

type Settings = Output<typeof tradingSettings>;

/** How the customer wants to trade: what forms begin with, and how fast money may leave. */
export default function TradingScreen() {
  const query = together(useQuery(tradingSettings()), useQuery(security()));
  return (
    <QueryPage
      query={query}
      nav={<NavBar title={words.title} />}
      bones={<SkeletonRows />}
      failed={words.failed}
    >
      {([settings, facts]) => (
        <div className="pt-3">
          <Card title={words.money}>
            <PasswordRow facts={facts} />
            <QuickRow on={settings.quick} />
            <Row
              icon={<ShieldCheck size={22} strokeWidth={1.75} aria-hidden="true" />}
              title={words.security}
              sub={words.securitySub}
              to={to('/security')}
            />
          </Card>
          <Choices settings={settings} />
          <Foot>{words.foot}</Foot>
        </div>
      )}
    </QueryPage>
  );
}

/** What is chosen holds at once; what was refused is chosen no longer. */
function Choices({ settings }: { settings: Settings }) {
  const queries = useQueryClient();
  const set = useAction(setTrading, {
    onDone: (after) => {
      queries.setQueryData(tradingSettings().queryKey, after);
    },
  });
  // Until the answer is there.
  const [asked, setAsked] = useState<Partial<Settings>>();
  const held = { ...settings, ...asked };
  function change(one: Partial<Settings>) {
    if (asked) return;
    setAsked(one);
    const end = () => setAsked(undefined);
    set.mutate(one, { onSuccess: end, onError: end });
  }
  return (
    <>
      <Card title={words.pay}>
        <RadioGroup
          label={words.pay}
          value={held.payFirst}
          onChange={(payFirst) => change({ payFirst })}
        >
          <RadioRow value="card" title={words.payFirst.card} sub={words.payText.card} />
          <RadioRow
            value="moneyFund"
            title={words.payFirst.moneyFund}
            sub={words.payText.moneyFund}
          />
        </RadioGroup>
        <DefaultCardRow />
      </Card>
      <Card title={words.big}>
        <p className="text-13 text-t2">{words.bigText}</p>
        <RadioGroup
          label={words.big}
          value={held.deferRest ? 'defer' : 'cancel'}
          onChange={(value) => change({ deferRest: value === 'defer' })}
        >
          <RadioRow value="defer" title={words.defer} sub={words.deferText} />
          <RadioRow value="cancel" title={words.cancel} sub={words.cancelText} />
        </RadioGroup>
      </Card>
      <Card title={words.cost}>
        <RadioGroup
          label={words.cost}
          value={held.costMethod}
          onChange={(costMethod) => change({ costMethod })}
        >
          <RadioRow value="average" title={words.costs.average} sub={words.costText.average} />
          <RadioRow value="diluted" title={words.costs.diluted} sub={words.costText.diluted} />
        </RadioGroup>
      </Card>
    </>
  );
}
