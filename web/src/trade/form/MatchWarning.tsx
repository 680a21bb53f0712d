import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { Note } from '@/ui/Note';
import type { preBuy } from '@/wire/gen/orders';
import { tradeRiskMatch } from '@/wire/gen/suitability';
import type { Output } from '@/wire/operation';
import { formWords as words } from './words';

const ABOVE = 'T2';

export type Matched = Pick<Output<typeof preBuy>, 'fundCode' | 'matchCode' | 'checks'>;

/** That customer and product do not match at once, and the way round. */
export default function MatchWarning({ pre }: { pre: Matched }) {
  const { fundCode, matchCode, checks } = pre;
  const match = useQuery(tradeRiskMatch({ fundCode, ca: false, actionType: 'buy' }));
  if (!match.data) return null;
  const signed = checks.every((check) => check.check !== 'riskMatch' || check.passed);
  const { fundRiskDesc, custRiskDesc, matchResultMsg, letter } = match.data;
  if (signed) {
    return (
      <Note
        tone="brand"
        className="mx-4 mb-3"
        icon={<CircleCheck size={18} strokeWidth={1.75} aria-hidden="true" />}
      >
        {words.signed}
      </Note>
    );
  }
  return (
    <Note
      tone="warn"
      className="mx-4 mb-3"
      icon={<TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" />}
    >
      {matchCode === ABOVE ? (
        <>
          {words.warnAbove(fundRiskDesc, custRiskDesc)}
          <Link to={to('/fundlist')} className="strong underline">
            {words.similar}
          </Link>
          。
        </>
      ) : letter ? (
        words.warnLetter
      ) : (
        matchResultMsg || words.blocked
      )}
    </Note>
  );
}
