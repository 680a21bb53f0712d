import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from '@/lib/store';
import { noteWait } from '@/lib/useCountdown';
import { useSlow } from '@/lib/useSlow';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Consenting } from '@/trade/consent/Consenting';
import { isMobile } from '@/trade/customer/mobile';
import { useAgreement } from '@/trade/customer/useAgreement';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/Form';
import { intoSight } from '@/ui/intoSight';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { BottomBar, Page } from '@/ui/Page';
import { useAction } from '@/wire/action';
import { cardBin, startSigning } from '@/wire/gen/bankcards';
import { useShown } from '@/wire/useWork';
import { BanksSheet } from './BanksSheet';
import { BindingFailed } from './BindingFailed';
import { CardForm } from './CardForm';
import { BIN_LENGTH, isCardNumber, isWhole } from './cardNumber';
import { type CardDraft, cardDraft, clearCardDraft } from './drafts';
import { type BoundCard, type Signing, SigningSheet } from './SigningSheet';
import { WaitingCards } from './WaitingCards';
import { bindingWords as words } from './words';

const FORM = 'card-binding';

/** A card that the new one is to replace: of the same bank, and behind the password. */
export interface Replacing {
  bankCode: string;
  bankName: string;
  /** In place of the question to the bank: asks for the password first. */
  sheet: (props: {
    /** What is asked for. */
    card: ReturnType<typeof askOf>;
    open: boolean;
    onStarted: (signing: Signing) => void;
    onClose: () => void;
  }) => ReactNode;
}

interface CardBindingProps {
  title: string;
  /** Between the bar and the form: the steps of opening. */
  head?: ReactNode;
  /** Masked name and number of the customer, two of the four elements. */
  holder?: string;
  certNo?: string;
  replacing?: Replacing;
  onBound: (card: BoundCard) => void;
}

/** Binding a card, once the customer agrees that its number is used. */
export function CardBinding(props: CardBindingProps) {
  return (
    <Consenting purpose="sensitive">
      <Binding {...props} />
    </Consenting>
  );
}

/** Four elements to the bank, its SMS in a sheet, and what to do when it says no. */
function Binding(props: CardBindingProps) {
  const { title, head, holder, certNo, replacing, onBound } = props;
  const draft = useStore(cardDraft);
  // The signing stays while the sheet is closed, so that the same card is not asked for again.
  const [asked, setAsked] = useState<{ draft?: CardDraft; signing: Signing } | null>(null);
  const [typing, setTyping] = useState(false);
  const [sure, setSure] = useState(false);
  const [banksOpen, setBanksOpen] = useState(false);
  const agreement = useAgreement(['card']);
  const go = useGo();
  const begin = draft.cardNo.slice(0, BIN_LENGTH);
  const bin = useQuery({
    ...cardBin({ cardNo: begin.length === BIN_LENGTH ? begin : begin.slice(0, 6) }),
    enabled: begin.length >= 6,
    staleTime: 600_000,
  });
  const sign = useAction(startSigning, { silent: true });
  const shown = useShown();
  function begun(started: Signing, of: CardDraft) {
    setSure(false);
    if (started.needProof) {
      go(to('/openAudit', { proofType: 'card', subject: started.serialNo }));
    } else askForCode(started, of);
  }
  function askForCode(signing: Signing, of?: CardDraft) {
    noteWait(signing.serialNo, signing.resendAfterSeconds);
    setAsked({ draft: of, signing });
    setTyping(true);
  }
  const { reset } = sign;
  // What the bank said was said of the numbers before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of the draft
  useEffect(reset, [draft, reset]);
  const slow = useSlow(sign.isPending);
  const missing = !isCardNumber(draft.cardNo, bin.data?.cardLength)
    ? isWhole(draft.cardNo, bin.data?.cardLength)
      ? words.missing.right
      : words.missing.number
    : bin.data && !(bin.data.found && bin.data.supported)
      ? words.missing.bank
      : bin.data?.needsBranch && !draft.branch
        ? words.missing.branch
        : replacing && bin.data && bin.data.bankCode !== replacing.bankCode
          ? words.missing.sameBank(replacing.bankName)
          : isMobile(draft.mobile)
            ? null
            : words.missing.mobile;
  function next() {
    if (asked?.draft === draft) setTyping(true);
    else if (replacing) setSure(true);
    // What is answered of numbers that are others by now is not gone on with.
    else sign.mutate(askOf(draft), { onSuccess: (started) => begun(started, draft) });
  }
  return (
    <Page
      nav={<NavBar title={title} />}
      foot={
        <BottomBar>
          {missing && <span className="flex-none text-13 text-t3">{missing}</span>}
          <Button
            wide
            type="submit"
            form={FORM}
            disabled={missing !== null}
            loading={sign.isPending}
          >
            {words.next}
          </Button>
        </BottomBar>
      }
    >
      {head}
      {!replacing && <WaitingCards onSigning={askForCode} />}
      <Form id={FORM} onSubmit={() => agreement.ask(next)}>
        <CardForm holder={holder} certNo={certNo} bin={bin} onBanks={() => setBanksOpen(true)} />
      </Form>
      {slow && (
        <div ref={intoSight} className="mx-4 mb-3">
          <Note tone="brand">{words.slow}</Note>
        </div>
      )}
      <BindingFailed cause={sign.isPending ? null : sign.error} />
      <div className="px-5">{agreement.box}</div>
      <p className="px-5 text-13 text-t3">{words.safe}</p>
      {agreement.layers}
      {replacing?.sheet({
        card: askOf(draft),
        open: sure,
        onStarted: (started) => {
          // The sheet may be closed before the bank answers, and the number be another one.
          if (shown.current && cardDraft.get() === draft) begun(started, draft);
        },
        onClose: () => setSure(false),
      })}
      <BanksSheet open={banksOpen} onClose={() => setBanksOpen(false)} />
      <SigningSheet
        signing={typing && asked ? asked.signing : null}
        onClose={() => setTyping(false)}
        onBound={(card) => {
          setTyping(false);
          setAsked(null);
          clearCardDraft();
          // Whoever has gone on to something else stays there.
          if (shown.current) onBound(card);
        }}
      />
    </Page>
  );
}

function askOf({ cardNo, mobile, branch }: CardDraft) {
  return { cardNo, mobile, branchCode: branch?.branchCode };
}
