import { lazy, useState } from 'react';
import type { OpeningFlow } from '@/features/accounts/opening/steps';
import { Part } from '@/patterns/Part';
import { to } from '@/route/links';
import { useUser } from '@/trade/customer/user';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/Row';
import { useOnce } from '@/ui/Sheet';
import { type Fact, factsOf } from './facts';
import type { Complete } from './parts';
import { profileWords as words } from './words';

const CreditSheet = lazy(() => import('./CreditSheet'));

interface FactCardsProps {
  flow: OpeningFlow;
  complete: Complete;
}

/** What is on file, by section; each line leads to where it is changed. */
export function FactCards({ flow, complete }: FactCardsProps) {
  const [credit, setCredit] = useState(false);
  const asked = useOnce(credit);
  const user = useUser().data;
  const sections = factsOf(flow, complete);
  return (
    <>
      {sections.map(({ title, facts }) => (
        <Card key={title} title={title}>
          {facts.map((fact) => (
            <FactRow key={fact.label} fact={fact} onCredit={() => setCredit(true)} />
          ))}
        </Card>
      ))}
      <Card title={words.identity}>
        <Row
          title={words.certificate}
          value={<Value text={flow.certInfoVo?.certNo} />}
          to={to('/certInfo')}
        />
        <Row title={words.mobile} value={<Value text={user?.mobile} />} to={to('/telEdit')} />
        <Row title={words.email} value={<Value text={emailOf(flow)} />} to={to('/email')} />
      </Card>
      {asked && (
        <Part>
          <CreditSheet flow={flow} open={credit} onClose={() => setCredit(false)} />
        </Part>
      )}
    </>
  );
}

/** The address, and that it counts as none before it is confirmed. */
function emailOf({ personal }: OpeningFlow): string | undefined {
  const { email, unconfirmedEmail } = personal ?? {};
  return email ?? (unconfirmedEmail ? words.unconfirmed : undefined);
}

function FactRow({ fact, onCredit }: { fact: Fact; onCredit: () => void }) {
  const { label, value, path } = fact;
  const shown = { title: <span className="text-t2">{label}</span>, value: <Value text={value} /> };
  return path ? <Row {...shown} to={path} /> : <Row {...shown} onClick={onCredit} />;
}

function Value({ text }: { text: string | undefined }) {
  const tone = text ? 'text-t1' : 'text-t3';
  return <span className={`${tone} text-right wrap-anywhere`}>{text ?? words.none}</span>;
}
