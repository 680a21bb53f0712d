import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { CardBinding } from '@/trade/card/CardBinding';
import { openflow } from '@/wire/gen/accounts';
import { OpeningSteps } from './OpeningSteps';
import { useOpening } from './useOpening';

/** The third step of opening: a card of one's own, by four elements and the channel's SMS. */
export default function BankAuthScreen() {
  const flow = useQuery(openflow());
  const go = useGo();
  const opening = useOpening();
  const opened = flow.data?.opened === true;
  useEffect(() => {
    // Back from the opened account: its card is bound already.
    if (opened) go(to('/opening'), { replace: true });
  }, [opened, go]);
  if (opened) return <div className="page" />;
  return (
    <CardBinding
      title="绑定银行卡"
      head={<OpeningSteps now={opening.now} />}
      holder={flow.data?.custName ?? undefined}
      certNo={flow.data?.certInfoVo?.certNo}
      onBound={() => opening.end(to('/opening'))}
    />
  );
}
