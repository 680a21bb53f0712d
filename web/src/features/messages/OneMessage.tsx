import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { instantTime } from '@/lib/days';
import { useStore } from '@/lib/store';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { amountsHidden } from '@/trade/customer/amounts';
import { withoutSums } from '@/trade/customer/withoutSums';
import { Button, TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { SkeletonRows } from '@/ui/Skeleton';
import { messageDetail } from '@/wire/gen/messages';
import { leadOf, type Message } from './leadOf';
import { Promised } from './Promised';
import { useReading } from './useReading';
import { messagesWords as words } from './words';

/** One message, as a link from outside opens it. */
export function OneMessage({ id }: { id: string }) {
  const go = useGo();
  const message = useQuery(messageDetail({ messageId: id }));
  return (
    <QueryPage
      query={message}
      nav={<NavBar title={words.title} />}
      bones={<SkeletonRows rows={2} />}
      failed={words.failed}
      refused={() => (
        <Empty
          title={words.gone}
          acts={
            <TextButton onClick={() => go(to('/aimmessagescreen'))}>{words.toCentre}</TextButton>
          }
        />
      )}
    >
      {(shown) => <Whole message={shown} />}
    </QueryPage>
  );
}

function Whole({ message }: { message: Message }) {
  const go = useGo();
  const hidden = useStore(amountsHidden);
  const { read } = useReading();
  const { messageId, isRead } = message;
  const lead = leadOf(message);
  const said = (text: string) => (hidden ? withoutSums(text) : text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once
  useEffect(() => {
    if (!isRead) read(messageId);
  }, [messageId]);
  return (
    <Card>
      <h2 className="text-17 strong">{said(message.title)}</h2>
      <p className="mt-1 text-12 text-t3">
        {message.kindName} · {instantTime(message.at)}
      </p>
      {message.text && <p className="mt-3 text-t2">{said(message.text)}</p>}
      {message.promise && <Promised promise={message.promise} />}
      {lead && (
        <Button wide className="mt-4" onClick={() => go(lead.path)}>
          {lead.name}
        </Button>
      )}
    </Card>
  );
}
