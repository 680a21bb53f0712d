import { to } from '@/route/links';
import { assessment } from '@/trade/customer/assessment';
import * as Mend from '@/wire/gen/codes/mend';
import * as Purpose from '@/wire/gen/codes/purpose';
import type { preBuy } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import type { TradeStep } from './step';
import { barrierWords as words } from './words.barrier';

type PreBuy = Output<typeof preBuy>;

/** What the server has checked of an order that brings shares. */
export type Checked = Pick<PreBuy, 'open' | 'closedReason' | 'checks' | 'matchCode'>;
type Barred = Extract<TradeStep, { why: string }>;

/** The refusal of who was never tested. */
const NO_TEST = 14001;
/** Codes of a match that go on once a letter is read. */
const WITH_LETTER = ['T2', 'T3', 'T32'];

/**
 * Why nothing that is filled in would help: the fund is closed, or the customer may not have it.
 * `act` is the word on the button, `closed` what is said where the server gives no reason,
 * `fundCode` the fund that comes in.
 */
export function barrierTo(
  pre: Checked,
  act: string,
  closed: string,
  fundCode?: string,
): Barred | null {
  if (!pre.open) return { kind: 'wait', act, why: pre.closedReason || closed };
  const failed = pre.checks.find((check) => !check.passed);
  return failed && !signsFirst(pre) ? mend(failed, act, fundCode) : null;
}

/** Whether the first that fails is the customer's own state, and not how a fund fits him. */
export function keepsFromAll({ checks }: Pick<Checked, 'checks'>): boolean {
  const failed = checks.find(({ passed }) => !passed);
  return failed?.check === 'opened' || failed?.check === 'memberComplete';
}

/** Whether only the risk book stands between the customer and this fund. */
export function signsFirst({ checks, matchCode }: Checked): boolean {
  const failed = checks.find((check) => !check.passed);
  return failed?.check === 'riskMatch' && WITH_LETTER.includes(matchCode);
}

/** What it is to mend something, where it is not to fill in what is missing. */
const ACTS: Readonly<Record<string, string>> = {
  [Mend.CertInfo]: words.seeCertificate,
  [Mend.UserCert]: words.renewCertificate,
  [Mend.MyData]: words.agree,
  [Mend.CloseAccount]: words.stay,
};

/** The page where the customer's information is mended, as the server names it. */
export function mendOf(mend: Checked['checks'][number]['mend']): { act: string; to: string } {
  const page = mend ?? Mend.UserEdit;
  const act = ACTS[page] ?? words.fix;
  if (page === Mend.FxqCollection) return { act, to: to('/user/fxqCollection') };
  // The consent without which nobody buys.
  if (page === Mend.MyData) return { act, to: to('/myData', { type: Purpose.Sensitive }) };
  // The other pages have the names of their codes.
  return { act, to: to(`/${page}`) };
}

function mend(failed: Checked['checks'][number], act: string, fundCode?: string): Barred {
  const { code, message: why } = failed;
  switch (failed.check) {
    case 'opened':
      return { kind: 'go', act: words.openAccount, to: to('/opening'), why };
    case 'riskMatch':
      return { kind: 'go', act: words.retest, to: assessment(code !== NO_TEST, fundCode), why };
    case 'memberComplete':
      return { kind: 'go', ...mendOf(failed.mend), why };
    default:
      return { kind: 'wait', act, why };
  }
}
