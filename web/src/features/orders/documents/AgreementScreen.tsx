import { useQuery } from '@tanstack/react-query';
import { Check, FileText } from 'lucide-react';
import { useState } from 'react';
import { agreementWords as words } from '@/features/orders/words.documents';
import { QueryFailed } from '@/patterns/QueryFailed';
import { useArgs } from '@/route/navigation';
import { acceptsAll, bracketed, markOf } from '@/trade/form/agreements';
import { useDraftFor } from '@/trade/form/useOrderDraft';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checks';
import { NavBar } from '@/ui/NavBar';
import { BottomBar, Page } from '@/ui/Page';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { preBuy } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { AgreementSheet } from './AgreementSheet';
import { useReturnToBuy } from './returning';

type PreBuy = Output<typeof preBuy>;
type Agreement = PreBuy['agreements'][number];

/** The documents of an order: each can be read, all are accepted with one box. */
export default function AgreementScreen() {
  const { fundCode, document } = useArgs('/agreement');
  const { data, error, refetch } = useQuery(preBuy({ fundCode }));
  if (data) return <Agreements pre={data} asked={document} />;
  return (
    <Page nav={<NavBar title={words.title} />}>
      {error ? (
        <QueryFailed cause={error} title={words.failed} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Page>
  );
}

interface AgreementsProps {
  pre: PreBuy;
  /** The document that was tapped: it is open at once. */
  asked: string | undefined;
}

function Agreements({ pre, asked }: AgreementsProps) {
  const { fundCode, fundName, agreements } = pre;
  const { draft, change } = useDraftFor(fundCode);
  const [accepted, setAccepted] = useState(() => acceptsAll(draft, agreements));
  const tapped = agreements.find(({ id }) => id === asked) ?? null;
  const [open, setOpen] = useState<Agreement | null>(tapped);
  const [read, setRead] = useState<readonly string[]>(tapped ? [tapped.id] : []);
  const back = useReturnToBuy(fundCode);

  function show(one: Agreement) {
    setOpen(one);
    setRead((now) => [...now, one.id]);
  }
  function submit() {
    change({ accepted: agreements.map(markOf) });
    back();
  }
  return (
    <Page
      nav={<NavBar title={words.title} sub={`${fundName} ${fundCode}`} />}
      foot={
        <BottomBar>
          {!accepted && <span className="bottombar-hint text-13 text-t2">{words.tick}</span>}
          <Button wide disabled={!accepted} onClick={submit}>
            {words.submit}
          </Button>
        </BottomBar>
      }
    >
      <p className="px-5 pt-4 pb-3 text-t2">{words.intro(fundName)}</p>
      <Card>
        {agreements.map((one) => (
          <Row
            key={one.id}
            icon={<FileText size={22} strokeWidth={1.75} aria-hidden="true" />}
            title={bracketed(one.title)}
            sub={words.version(one.version)}
            value={<ReadMark read={read.includes(one.id)} />}
            onClick={() => show(one)}
          />
        ))}
      </Card>
      <div className="px-5">
        <Checkbox checked={accepted} onChange={setAccepted}>
          {words.agree(agreements.length)}
        </Checkbox>
      </div>
      <AgreementSheet fundCode={fundCode} agreement={open} onClose={() => setOpen(null)} />
    </Page>
  );
}

function ReadMark({ read }: { read: boolean }) {
  return read ? (
    <span className="flex items-center gap-1 text-13 text-brand">
      <Check size={14} aria-hidden="true" />
      {words.read}
    </span>
  ) : (
    <span className="text-13 text-t3">{words.unread}</span>
  );
}
