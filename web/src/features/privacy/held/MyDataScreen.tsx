import { useQuery } from '@tanstack/react-query';
import { Monitor, PencilLine, ShieldCheck, UserRoundCheck } from 'lucide-react';
import { dayTime } from '@/lib/days';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { ServiceIcon } from '@/trade/customer/ServiceIcon';
import { useTimeOf } from '@/trade/market/businessDay';
import { Card, Hero } from '@/ui/Card';
import { NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { consents, heldData } from '@/wire/gen/privacy';
import type { Output } from '@/wire/operation';
import { ClosingRow } from '../closing/ClosingRow';
import { ConsentsCard } from '../consents/ConsentsCard';
import { HeldCard } from './HeldCard';
import { itemsOf } from './items';
import { LooksCard } from './LooksCard';
import { TakeCard } from './TakeCard';
import { heldWords as words } from './words';
import { looksWords } from './words.looks';

/** What is held of the customer, why and until when; all of it in one file; where it is mended. */
export default function MyDataScreen() {
  const held = useQuery(heldData());
  const at_ms = useTimeOf(held.dataUpdatedAt);
  const asOf = held.data && at_ms !== null ? words.asOf(dayTime(at_ms)) : undefined;
  return (
    <QueryPage
      query={held}
      nav={<NavBar title={words.title} sub={asOf} end={<ServiceIcon />} />}
      bones={<SkeletonRows />}
      failed={words.failed}
    >
      {(data) => (
        <>
          <Head held={data} />
          <HeldCard classes={data.classes} />
          <LooksCard held={data} />
          <ConsentsCard />
          <TakeCard takeaway={data.takeaway ?? undefined} />
          <Card title={words.mend}>
            <Row
              icon={<PencilLine size={22} strokeWidth={1.75} aria-hidden="true" />}
              title={words.edit}
              sub={words.editText}
              to={to('/userEdit')}
            />
            <Row
              icon={<UserRoundCheck size={22} strokeWidth={1.75} aria-hidden="true" />}
              title={words.grants}
              sub={words.grantsText}
              to={to('/dataAuthorize')}
            />
            <Row
              icon={<Monitor size={22} strokeWidth={1.75} aria-hidden="true" />}
              title={words.devices}
              to={to('/security')}
            />
            <Row
              icon={<ShieldCheck size={22} strokeWidth={1.75} aria-hidden="true" />}
              title={words.policy}
              to={to('/privacypolicy')}
            />
            <ClosingRow closing={data.closing ?? undefined} />
          </Card>
          <Foot>{words.foot}</Foot>
        </>
      )}
    </QueryPage>
  );
}

function Head({ held }: { held: Output<typeof heldData> }) {
  const { data } = useQuery(consents());
  const agreeing = data?.purposes.filter(({ inForce }) => inForce).length;
  return (
    <Hero>
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <div>
          <p className="text-13 text-t2">{words.count}</p>
          <p className="num text-36 strong">{itemsOf(held.classes)}</p>
        </div>
        <div className="ms-auto flex gap-5 pb-1 text-end">
          <Side label={looksWords.count(held.lookedDays)} value={looksWords.times(held.looked)} />
          {agreeing !== undefined && (
            <Side label={words.agreeing} value={words.purposes(agreeing)} />
          )}
        </div>
      </div>
      <p className="mt-1 text-13 text-t2">{words.intro}</p>
    </Hero>
  );
}

function Side({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <p className="text-13 text-t2">{label}</p>
      <p className="num text-17 strong">{value}</p>
    </div>
  );
}
