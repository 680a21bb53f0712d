import clsx from 'clsx';
import { Equal, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { hasDraft, useOpenDraft } from '@/features/orders/draft';
import { bookWords as words } from '@/features/orders/words';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checks';
import { NavBar } from '@/ui/NavBar';
import { BottomBar, Page } from '@/ui/Page';
import { ReadAloud } from '@/ui/ReadAloud';
import { useAction } from '@/wire/action';
import type { riskNotice } from '@/wire/gen/suitability';
import { tradeRiskMatch } from '@/wire/gen/suitability';
import type { Output } from '@/wire/operation';
import { paragraphsOf, useReading } from './reading';
import { useReturnToBuy } from './returning';

interface RiskLetterProps {
  fundCode: string;
  match: Output<typeof tradeRiskMatch>;
  notice: Output<typeof riskNotice>;
}

/** The letter itself: levels side by side, the warning, the product's risks, the declaration. */
export function RiskLetter({ fundCode, match, notice }: RiskLetterProps) {
  const reading = useReading();
  const [accepted, setAccepted] = useState(false);
  const sign = useSigning(fundCode);
  const { letter } = match;
  if (!letter) return null;
  const left = Math.max(0, letter.minSeconds - reading.seconds);
  const ready = reading.finished && left === 0;

  function confirm() {
    if (!letter) return;
    sign.mutate({
      fundCode,
      ca: false,
      actionType: 'buy',
      actionConfirm: '1',
      letterVersion: letter.version,
      letterHash: letter.hash,
      secondsRead: reading.seconds,
    });
  }
  return (
    <Page
      look="plain"
      nav={<NavBar title={words.title} sub={notice.fundName} end={<ReadAloud />} />}
      foot={
        <BottomBar>
          <div className="flex-1">
            <p className="mb-2 text-center text-13 text-t2" aria-live="polite">
              {whyNot(reading.finished, left, accepted)}
            </p>
            <Button wide disabled={!ready || !accepted} loading={sign.isPending} onClick={confirm}>
              {words.sign}
            </Button>
          </div>
        </BottomBar>
      }
    >
      <Levels match={match} />
      <Section title={words.caution} paragraphs={paragraphsOf(letter.cautionContext)} />
      <Section title={noticeTitle(notice.title)} paragraphs={notice.paragraphs} />
      <Section title={words.declare} paragraphs={paragraphsOf(letter.investorConfirmContext)} />
      <div className="mt-4 px-5 pb-14">
        <Checkbox checked={accepted} disabled={!ready} onChange={setAccepted}>
          {isAbove(match) ? words.insist : words.accept}
        </Checkbox>
      </div>
      <div ref={reading.end} className="h-px" />
    </Page>
  );
}

/** The page is called the risk book already; its part says what it is about. */
function noticeTitle(title: string): string {
  return title === words.title || title === '' ? words.notice : title;
}

/** What is still missing before the letter can be signed; empty when nothing is. */
function whyNot(finished: boolean, left: number, accepted: boolean): string {
  if (!finished) return words.readOn;
  if (left > 0) return words.wait(left);
  return accepted ? '' : words.tick;
}

function useSigning(fundCode: string) {
  const [, change] = useOpenDraft(fundCode);
  const back = useReturnToBuy(fundCode);
  return useAction(tradeRiskMatch, {
    loading: words.signing,
    renewsFirst: true,
    onDone: ({ matchResult }) => {
      if (!matchResult) return;
      if (hasDraft(fundCode)) change({ pays: true });
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
  const Icon = above ? TriangleAlert : Equal;
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

function Section({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  return (
    <section className="px-5 pt-6">
      <h2 className="text-17 strong">{title}</h2>
      {paragraphs.map((line) => (
        <p key={line} className="mt-3 text-t2">
          {line}
        </p>
      ))}
    </section>
  );
}
