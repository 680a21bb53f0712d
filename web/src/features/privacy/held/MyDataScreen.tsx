import { useQuery } from '@tanstack/react-query';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { Card, Hero } from '@/ui/Card';
import { NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { heldData } from '@/wire/gen/privacy';
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
  return (
    <QueryPage
      query={held}
      nav={<NavBar title={words.title} />}
      bones={<SkeletonRows />}
      failed={words.failed}
    >
      {(data) => (
        <>
          <Head held={data} />
          <HeldCard classes={data.classes} />
          <LooksCard looks={data.looks} />
          <ConsentsCard />
          <TakeCard takeaway={data.takeaway ?? undefined} />
          <Card title={words.mend}>
            <Row title={words.edit} sub={words.editText} to={to('/userEdit')} />
            <Row title={words.grants} sub={words.grantsText} to={to('/dataAuthorize')} />
            <Row title={words.devices} to={to('/security')} />
            <Row title={words.policy} to={to('/privacypolicy')} />
            <ClosingRow closing={data.closing ?? undefined} />
          </Card>
          <Foot>{words.foot}</Foot>
        </>
      )}
    </QueryPage>
  );
}

function Head({ held }: { held: Output<typeof heldData> }) {
  return (
    <Hero>
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <div>
          <p className="text-13 text-t2">{words.count}</p>
          <p className="num text-36 strong">{itemsOf(held.classes)}</p>
        </div>
        <div className="pb-1">
          <p className="text-13 text-t2">{looksWords.count(held.lookedDays)}</p>
          <p className="num text-20 strong">{looksWords.times(held.looked)}</p>
        </div>
      </div>
      <p className="mt-1 text-13 text-t2">{words.intro}</p>
    </Hero>
  );
}
