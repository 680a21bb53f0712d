import { belowWords as words } from '@/features/funds/words';
import { monthDay } from '@/lib/days';
import { to } from '@/route/links';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/Row';
import type { FundDetail } from './FundHero';

/** The ways to notices and documents; the newest notice is named. */
export function PapersCard({ detail }: { detail: FundDetail }) {
  const { fundCode } = detail.head;
  const latest = detail.latestNotice;
  return (
    <Card>
      <Row
        title={words.notices}
        sub={latest ? `${monthDay(latest.date)} ${latest.title}` : words.noNotices}
        to={to('/funddetail/notice', { fundCode })}
      />
      <Row
        title={words.documents}
        sub={words.documentsText}
        to={to('/funddetail/docList', { fundCode })}
      />
    </Card>
  );
}
