import type { Host } from '@/lib/host';
import { to } from '@/route/links';
import type { ScreenRow } from '@/route/screen';
import * as AuditState from '@/wire/gen/codes/audit-state';
import * as ProofType from '@/wire/gen/codes/proof-type';
import type { questions } from './words.ask';

/** What the guards know of the visitor. */
export interface Facts {
  host: Host;
  /** The server's setting: trade and opening screens of a plain browser go to the download page. */
  plainBrowserToDownload: boolean;
  /** The server's setting: every screen is the maintenance page. */
  maintenance: boolean;
  loggedIn: boolean;
  /** A gesture is set and has not been drawn in this visit. */
  gestureLocked: boolean;
  hasPassword: boolean;
  mobile: string;
  riskLevel: string | null;
  riskExpired: boolean;
  opened: boolean;
  /** Real name and card have passed, the account is not opened yet. */
  certified: boolean;
  /** Where the visitor wanted to go before he was sent to the login. */
  wanted: string | null;
  /** The newest audit, of the certificate or of a card. */
  audit: { state: string; of: string } | null;
  hasEmail: boolean;
}

/** Where a guard sends the visitor, at once or after asking. */
export type Outcome =
  | { kind: 'go'; to: string; keepRoute?: boolean }
  | { kind: 'ask'; question: keyof typeof questions; to: string; keepRoute?: boolean };

type Guard = (row: ScreenRow, facts: Facts) => Outcome | null;

/** The guards in the order of the specification, behind maintenance; the first that objects decides. */
export const guards: readonly Guard[] = [
  maintenanceStandsBefore,
  browserGoesToDownload,
  customerIsInAlready,
  visitorLogsIn,
  gestureUnlocks,
  passwordIsSet,
  riskIsTested,
  riskIsFresh,
  accountIsOpened,
  emailIsOnFile,
];

/** The first objection to opening a screen, or null. */
export function checkGuards(row: ScreenRow, facts: Facts): Outcome | null {
  for (const guard of isFree(row, facts) ? [maintenanceStandsBefore] : guards) {
    const outcome = guard(row, facts);
    if (outcome) return outcome;
  }
  return null;
}

/** In the advisers' app a stranger reads what shows no customer. */
function isFree(row: ScreenRow, { host, loggedIn }: Facts): boolean {
  return row.advisorFree === true && host === 'advisor' && !loggedIn;
}

function maintenanceStandsBefore(row: ScreenRow, facts: Facts): Outcome | null {
  const page = to('/maintenance');
  return facts.maintenance && row.path !== page ? { kind: 'go', to: page, keepRoute: true } : null;
}

function browserGoesToDownload(row: ScreenRow, facts: Facts): Outcome | null {
  const outside = facts.host === 'browser' && facts.plainBrowserToDownload;
  return outside && (trades(row) || row.opening) ? { kind: 'go', to: to('/download') } : null;
}

function customerIsInAlready(row: ScreenRow, facts: Facts): Outcome | null {
  if (!row.entry || !facts.loggedIn) return null;
  return { kind: 'go', to: facts.wanted ?? to('/my') };
}

function visitorLogsIn(row: ScreenRow, facts: Facts): Outcome | null {
  if (row.needs === 'public' || facts.loggedIn) return null;
  // Who opens an account has none yet; the door lets customers in, too.
  const login = row.opening ? to('/sign') : to('/loginNote');
  if (row.ask) return { kind: 'ask', question: 'login', to: login, keepRoute: true };
  return { kind: 'go', to: login, keepRoute: true };
}

function gestureUnlocks(row: ScreenRow, facts: Facts): Outcome | null {
  if (row.needs === 'public' || row.unlocks || !facts.gestureLocked) return null;
  return { kind: 'go', to: to('/gesture'), keepRoute: true };
}

function passwordIsSet(row: ScreenRow, facts: Facts): Outcome | null {
  if (!trades(row) || facts.hasPassword) return null;
  const link = to('/sendNote', { areaCode: '86', phone: facts.mobile, type: 'resetpassword' });
  return { kind: 'ask', question: 'password', to: link };
}

function riskIsTested(row: ScreenRow, facts: Facts): Outcome | null {
  if (row.needs !== 'buy' || facts.riskLevel) return null;
  return { kind: 'ask', question: 'riskTest', to: to('/risktestbefore') };
}

function riskIsFresh(row: ScreenRow, facts: Facts): Outcome | null {
  if (row.needs !== 'buy' || !facts.riskExpired) return null;
  return { kind: 'ask', question: 'riskExpired', to: to('/secondrisktest'), keepRoute: true };
}

function accountIsOpened(row: ScreenRow, facts: Facts): Outcome | null {
  if (row.needs !== 'buy' || facts.opened) return null;
  const { state, of } = facts.audit ?? {};
  if (state === AuditState.UnderReview) return { kind: 'go', to: to('/openAudit') };
  if (state === AuditState.Failed) {
    const question = of === ProofType.Certificate ? 'certificateFailed' : 'cardFailed';
    return { kind: 'ask', question, to: to('/openAudit') };
  }
  const question = facts.certified ? 'continueOpening' : 'opening';
  return { kind: 'ask', question, to: to('/opening') };
}

function emailIsOnFile(row: ScreenRow, facts: Facts): Outcome | null {
  if (!row.email || facts.hasEmail) return null;
  return { kind: 'ask', question: 'email', to: to('/email'), keepRoute: true };
}

function trades(row: ScreenRow): boolean {
  return row.needs === 'trade' || row.needs === 'buy';
}
