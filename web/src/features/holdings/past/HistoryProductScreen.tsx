import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from '@/lib/store';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { amountsHidden } from '@/trade/customer/amounts';
import { HideEye } from '@/trade/customer/HideEye';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { SlipDrawing } from '@/ui/drawings/SlipDrawing';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { pastFunds } from '@/wire/gen/holdings';
import { HOLDING } from '@/wire/gen/topics';
import { PastRow } from './PastRow';
import { pastWords as words } from './words';

/** The funds that were held once, with all that came of each. */
export default function HistoryProductScreen() {
  const hidden = useStore(amountsHidden);
  const past = useQuery(pastFunds());
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <QueryPage
      query={past}
      also={HOLDING}
      nav={<NavBar title={words.title} end={<HideEye />} />}
      bones={<SkeletonRows rows={4} />}
      failed={words.failed}
      empty={({ funds }) => funds.length === 0 && <NonePast />}
    >
      {({ funds }) => (
        <>
          <p className="px-5 pt-3 pb-2 text-13 text-t2">{words.count(funds.length)}</p>
          <Card className="py-0">
            <ul className="m-0 list-none divide-y divide-line p-0">
              {funds.map((fund) => (
                <PastRow
                  key={fund.fundCode}
                  fund={fund}
                  hidden={hidden}
                  open={fund.fundCode === opened}
                  onOpen={() => setOpened((now) => (now === fund.fundCode ? null : fund.fundCode))}
                />
              ))}
            </ul>
          </Card>
          <Foot>{words.foot}</Foot>
        </>
      )}
    </QueryPage>
  );
}

function NonePast() {
  const go = useGo();
  return (
    <Empty
      drawing={<SlipDrawing />}
      title={words.none}
      text={words.noneText}
      acts={
        <Button kind="soft" onClick={() => go(to('/position'))}>
          {words.heldNow}
        </Button>
      }
    />
  );
}
