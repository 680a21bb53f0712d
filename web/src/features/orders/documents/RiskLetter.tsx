import clsx from 'clsx';
import { Check, TriangleAlert } from 'lucide-react';
import { bookWords as words } from '@/features/orders/words.documents';
import { paragraphsOf } from '@/patterns/Document';
import { DocumentSection, Reader } from '@/patterns/Reader';
import { hasDraftFor, useDraftFor } from '@/trade/form/useOrderDraft';
import { useAction } from '@/wire/action';
import * as MatchStage from '@/wire/gen/codes/match-stage';
import type { riskNotice } from '@/wire/gen/suitability';
import { tradeRiskMatch } from '@/wire/gen/suitability';
import type { Output } from '@/wire/operation';
import { useReturnToBuy } from './returning';

interface RiskLetterProps {
  fundCode: string;
  match: Output<typeof tradeRiskMatch>;
  notice: Output<typeof riskNotice>;
  /** When the letter was handed out, by this device's clock. */
  since_ms: number;
}

/** The letter itself: levels side by side, the warning, the product's risks, the declaration. */
export function RiskLetter({ fundCode, match, notice, since_ms }: RiskLetterProps) {
  const sign = useSigning(fundCode);
  const { letter } = match;
  if (!letter) return null;
  const { version: letterVersion, hash: letterHash, minSeconds } = letter;
  const confirmed = { ca: false, actionType: MatchStage.Buy, actionConfirm: '1' } as const;
  return (
    <Reader
      title={words.title}
      sub={notice.fundName}
      sign={{
        agree: isAbove(match) ? words.insist : words.accept,
        act: words.sign,
        seconds: minSeconds,
        since_ms,
        loading: sign.isPending,
        onSign: () => sign.mutate({ fundCode, ...confirmed, letterVersion, letterHash }),
      }}
    >
      <Levels match={match} />
      <DocumentSection
        title={words.caution}
        source={{ paragraphs: paragraphsOf(letter.cautionContext) }}
      />
      <DocumentSection
        title={noticeTitle(notice.title)}
        source={{ paragraphs: notice.paragraphs }}
      />
      <DocumentSection
        title={words.declare}
        source={{ paragraphs: paragraphsOf(letter.investorConfirmContext) }}
      />
    </Reader>
  );
}

/** The page is called the risk book already; its part says what it is about. */
function noticeTitle(title: string): string {
  return title === words.title || title === '' ? words.notice : title;
}

function useSigning(fundCode: string) {
  const { change } = useDraftFor(fundCode);
  const back = useReturnToBuy(fundCode);
  return useAction(tradeRiskMatch, {
    loading: words.signing,
    renewsFirst: true,
    onDone: ({ matchResult }) => {
      if (!matchResult) return;
      if (hasDraftFor(fundCode)) change({ pays: true });
      back();
    },
  });
}

/** The product is above the customer's level; otherwise the letter is only to be read. */
function isAbove({ matchResultCode }: RiskLetterProps['match']): boolean {
  return matchResultCode === 'T2';
}

function Levels({ match }: { match: RiskLetterProps['match'] }) {
  const above = isAbove(match);
  const Icon = above ? TriangleAlert : Check;
  return (
    <div
      className={clsx(
        'mx-5 mt-3 grid grid-cols-[1fr_auto_1fr] items-center gap-2 rounded-inner p-4',
        above ? 'bg-warn-weak text-warn' : 'bg-brand-weak text-brand',
      )}
    >
      <div>
        <p className="text-13">{words.you}</p>
        <p className="mt-1 text-17 strong">{match.custRiskDesc || '--'}</p>
      </div>
      <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
      <div className="text-end">
        <p className="text-13">{words.product}</p>
        <p className="mt-1 text-17 strong">{match.fundRiskDesc}</p>
      </div>
      <p className="col-span-3 text-13">{match.matchResultMsg}</p>
    </div>
  );
}
