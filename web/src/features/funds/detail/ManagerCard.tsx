import { belowWords as words } from '@/features/funds/words';
import { inPercent } from '@/lib/figures';
import { to } from '@/route/links';
import { offeringWords } from '@/trade/fund/words';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { Delta } from '@/ui/Figure';
import { Row } from '@/ui/Row';
import type { FundDetail } from './FundHero';

/** Managers in office; each leads to the record, the title to all who ever managed the fund. */
export function ManagerCard({ detail }: { detail: FundDetail }) {
  const { fundCode } = detail.head;
  // Nobody manages a fund before it is established.
  const coming = Boolean(detail.facts.offering);
  return (
    <Card
      title={words.manager}
      more={words.allManagers}
      to={to('/funddetail/fundmanagerlist', { fundCode })}
    >
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
          to={to('/funddetail/fundmanagerdetail', { fundCode, managerId: manager.managerId })}
        />
      ))}
    </Card>
  );
}
