import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryFailed } from '@/patterns/QueryFailed';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { EntryPage, FieldBlock } from '@/trade/customer/EntryPage';
import { ServiceSheet } from '@/trade/customer/ServiceSheet';
import { Button, TextButton } from '@/ui/Button';
import { SkeletonRows } from '@/ui/Skeleton';
import { security } from '@/wire/gen/identity';
import type { Output } from '@/wire/operation';
import { ProveByCertificate } from './ProveByCertificate';
import { ProveByCode } from './ProveByCode';
import { telWords as words } from './words.mobile';

type Step = 'begin' | 'code' | 'certificate';

/** Changing the mobile begins with a proof: a code to the present one, or the certificate number. */
export default function TelEditScreen() {
  const [step, setStep] = useState<Step>('begin');
  const query = useQuery(security());
  const go = useGo();
  const proved = (sessionkey: string) => go(to('/modifyTel', { sessionkey }), { replace: true });
  const back = () => setStep('begin');
  if (step === 'code') return <ProveByCode onBack={back} onProved={proved} />;
  if (step === 'certificate') return <ProveByCertificate onBack={back} onProved={proved} />;
  return (
    <EntryPage title={words.title} sub={query.data && words.now(query.data.mobile)}>
      {query.data ? (
        <Begin facts={query.data} onStep={setStep} />
      ) : query.isError ? (
        <QueryFailed
          cause={query.error}
          title={words.failedTitle}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <SkeletonRows rows={3} />
      )}
    </EntryPage>
  );
}

interface BeginProps {
  facts: Output<typeof security>;
  onStep: (step: Step) => void;
}

/** What a change brings, and the two ways. Who can prove himself in neither way asks a person. */
function Begin({ facts, onStep }: BeginProps) {
  const [service, setService] = useState(false);
  const provable = facts.hasCertificate && facts.tradePswFlag;
  return (
    <>
      <FieldBlock>
        <h2 className="pt-2 text-15 strong">{words.effects}</h2>
        <ul className="m-0 list-disc pt-1 pb-2 pl-5 text-15 text-t2">
          <li className="py-1">{words.logIn}</li>
          <li className="py-1">{words.quick(facts.mobileSettleHours)}</li>
          <li className="py-1">{words.cards}</li>
        </ul>
      </FieldBlock>
      <Button wide className="mt-5 flex-none" onClick={() => onStep('code')}>
        {words.byCode}
      </Button>
      <p className="mt-3 text-center text-13">
        <TextButton onClick={() => (provable ? onStep('certificate') : setService(true))}>
          {words.byCertificate}
        </TextButton>
      </p>
      <ServiceSheet open={service} onClose={() => setService(false)} />
    </>
  );
}
