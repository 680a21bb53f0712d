import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { detailWords as words } from '@/features/funds/words';
import { inPercent } from '@/lib/figures';
import { to } from '@/route/links';
import { offeringWords } from '@/trade/fund/words';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { Delta } from '@/ui/Figure';
import { Row } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';
import { SkeletonRows } from '@/ui/Skeleton';
import type { components } from '@/wire/gen/funds';
import { listManagers } from '@/wire/gen/funds';
import type { FundDetail } from './FundHero';

type Manager = components['schemas']['ManagerCard'];

/** Managers in office; a tap shows the record and the other funds. */
export function ManagerCard({ detail }: { detail: FundDetail }) {
  const [open, setOpen] = useState<Manager | null>(null);
  // Nobody manages a fund before it is established.
  const coming = Boolean(detail.facts.offering);
  return (
    <Card>
      {detail.managers.map((manager) => (
        <Row
          key={manager.managerId}
          icon={<Avatar name={manager.name} size={44} />}
          title={
            <>
              <span className="strong">{manager.name}</span>
              <span className="ms-2 text-13 text-t2">
                {coming ? offeringWords.manager : words.term(manager.term)}
              </span>
            </>
          }
          sub={
            // What may not be shown of the fund may not be shown of its manager either.
            detail.performanceShown && (
              <>
                {words.termGrowth} <Delta value={inPercent(manager.growth)} unit="%" size={13} />
              </>
            )
          }
          onClick={() => setOpen(manager)}
        />
      ))}
      <Sheet open={open !== null} onClose={() => setOpen(null)} title={words.manager}>
        {open && <Record fundCode={detail.head.fundCode} manager={open} coming={coming} />}
      </Sheet>
    </Card>
  );
}

function Record(props: { fundCode: string; manager: Manager; coming: boolean }) {
  const { fundCode, manager, coming } = props;
  const all = useQuery(listManagers({ fundCode }));
  const known = all.data?.fundManagerVoList ?? [];
  const funds = known.find((one) => one.managerId === manager.managerId && !one.toDate)?.otherFunds;
  const past = known.filter((one) => one.toDate);
  return (
    <>
      <p className="flex items-center gap-3">
        <Avatar name={manager.name} size={44} />
        <span>
          <b className="block strong">{manager.name}</b>
          <span className="text-13 text-t2">
            {coming
              ? offeringWords.manager
              : `${words.since(manager.fromDate)}，${words.term(manager.term)}`}
          </span>
        </span>
      </p>
      {manager.biography && <p className="mt-3 text-13 text-t2">{manager.biography}</p>}
      {all.isPending && <SkeletonRows rows={2} />}
      {funds && funds.length > 0 && (
        <>
          <h3 className="mt-5 strong">{words.otherFunds}</h3>
          {funds.map((fund) => (
            <Row
              key={fund.fundCode}
              title={fund.fundName}
              sub={words.since(fund.fromDate)}
              value={<Delta value={inPercent(fund.growth)} unit="%" size={17} />}
              to={to('/funddetail', { fundCode: fund.fundCode })}
            />
          ))}
        </>
      )}
      {past.length > 0 && (
        <>
          <h3 className="mt-5 strong">{words.pastManagers}</h3>
          {past.map((one) => (
            <Row
              key={`${one.managerId}${one.fromDate}`}
              title={one.name}
              sub={`${one.fromDate} 至 ${one.toDate}`}
              value={<Delta value={inPercent(one.growth)} unit="%" />}
            />
          ))}
        </>
      )}
    </>
  );
}
