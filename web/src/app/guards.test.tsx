import { describe, expect, it } from 'vitest';
import { to } from '@/route/links';
import type { ScreenRow } from '@/route/screen';
import { allScreens } from '../../test/allScreens';
import { checkGuards, type Facts } from './guards';
import { questions } from './words.ask';

const opened: Facts = {
  host: 'browser',
  plainBrowserToDownload: false,
  maintenance: false,
  loggedIn: true,
  gestureLocked: false,
  hasPassword: true,
  mobile: '13812346021',
  riskLevel: 'C3',
  riskExpired: false,
  opened: true,
  certified: true,
  audit: null,
  hasEmail: true,
  wanted: null,
};
const unopened: Facts = {
  ...opened,
  hasPassword: false,
  riskLevel: null,
  opened: false,
  certified: false,
  hasEmail: false,
};
const visitor: Facts = { ...unopened, loggedIn: false, mobile: '' };

const login: ScreenRow = { path: '/x', title: '', needs: 'login' };
const trade: ScreenRow = { ...login, needs: 'trade' };
const buy: ScreenRow = { ...login, needs: 'buy' };

/** What the specification's section 5 and 6 say of a need, for the three persons. */
const TRUTH = {
  public: { visitor: 'opens', unopened: 'opens', opened: 'opens' },
  login: { visitor: 'login', unopened: 'opens', opened: 'opens' },
  trade: { visitor: 'login', unopened: 'password', opened: 'opens' },
  buy: { visitor: 'login', unopened: 'password', opened: 'opens' },
} as const;

function verdict(row: ScreenRow, facts: Facts): string {
  const outcome = checkGuards(row, facts);
  if (!outcome) return 'opens';
  if (outcome.to === to('/loginNote')) return 'login';
  return outcome.to.includes('resetpassword') ? 'password' : outcome.to;
}

describe('the truth table of guards', () => {
  const doors = allScreens.filter((row) => row.entry);
  const rooms = allScreens.filter((row) => !row.entry);

  it.each(rooms.map((row) => [row.path, row] as const))('holds for %s', (_, row) => {
    const told = {
      visitor: verdict(row, visitor),
      unopened: verdict(row, unopened),
      opened: verdict(row, opened),
    };
    // Who opens an account comes in by registering.
    const door = row.opening && { visitor: '/sign' };
    expect(told).toEqual({ ...TRUTH[row.needs], ...door });
  });

  it.each(doors.map((row) => [row.path, row] as const))('lets only visitors in at %s', (_, row) => {
    expect(checkGuards(row, visitor)).toBeNull();
    expect(checkGuards(row, unopened)).toEqual({ kind: 'go', to: '/my' });
    const wanted = '/publicbuy?fundCode=016823';
    expect(checkGuards(row, { ...opened, wanted })?.to).toBe(wanted);
  });

  it.each(['native', 'wechat', 'advisor', 'browser'] as const)('holds in %s', (host) => {
    for (const row of rooms) {
      const told = [visitor, unopened, opened].map((facts) => verdict(row, { ...facts, host }));
      const { visitor: stranger, unopened: half, opened: whole } = TRUTH[row.needs];
      const isFree = host === 'advisor' && row.advisorFree;
      const door = row.opening ? '/sign' : stranger;
      expect(told, row.path).toEqual([isFree ? 'opens' : door, half, whole]);
    }
  });

  it('knows the doors', () => {
    const paths = ['/login', '/sign', '/loginNote', '/validation'];
    expect(doors.map(({ path }) => path)).toEqual(paths);
  });
});

describe('guards in their order', () => {
  it('sends a visitor to the SMS login and keeps the route', () => {
    expect(checkGuards(login, visitor)).toEqual({ kind: 'go', to: '/loginNote', keepRoute: true });
  });

  it('sends a visitor who opens an account to registering', () => {
    const outcome = checkGuards({ ...login, opening: true }, visitor);
    expect(outcome).toEqual({ kind: 'go', to: '/sign', keepRoute: true });
  });

  it('asks first where the row says so', () => {
    const outcome = checkGuards({ ...login, ask: true }, visitor);
    expect(outcome).toMatchObject({ kind: 'ask', question: 'login', to: '/loginNote' });
  });

  it('unlocks the gesture before it asks for anything else', () => {
    const locked = { ...unopened, gestureLocked: true };
    expect(checkGuards(buy, locked)?.to).toBe('/gesture');
    expect(checkGuards({ ...login, unlocks: true }, locked)).toBeNull();
  });

  it('asks for the password on trade screens, in the words of the specification', () => {
    expect(checkGuards(trade, unopened)).toEqual({
      kind: 'ask',
      question: 'password',
      to: '/sendNote?areaCode=86&phone=13812346021&type=resetpassword',
    });
    expect(questions.password.text).toBe('您还未设置登录密码，现在设置，开启美好财富之旅吧。');
  });

  it('asks for the risk test before the opening of the account', () => {
    const fresh = { ...unopened, hasPassword: true };
    expect(checkGuards(buy, fresh)).toMatchObject({ question: 'riskTest' });
    expect(checkGuards(trade, fresh)).toBeNull();
  });

  it('asks for a new test when the level has expired', () => {
    expect(checkGuards(buy, { ...opened, riskExpired: true })).toMatchObject({
      question: 'riskExpired',
      to: '/secondrisktest',
      // The order that was wanted is gone on to.
      keepRoute: true,
    });
  });

  it('asks to open the account, or shows the audit of the card', () => {
    const tested = { ...opened, opened: false, certified: false };
    expect(checkGuards(buy, tested)).toMatchObject({
      to: '/opening',
    });
    expect(checkGuards(buy, { ...tested, audit: { state: '0', of: 'card' } })).toEqual({
      kind: 'go',
      to: '/openAudit',
    });
  });

  it.each([
    ['card', 'cardFailed', '银行卡绑定失败'],
    ['cert', 'certificateFailed', '身份证件审核未通过'],
  ] as const)('says that the %s failed its audit', (of, question, says) => {
    const tested = { ...opened, opened: false, certified: false, audit: { state: '2', of } };
    expect(checkGuards(buy, tested)).toMatchObject({ question, to: '/openAudit' });
    expect(questions[question].text).toContain(says);
  });

  it('asks for an e-mail on private flows only', () => {
    const quiet = { ...opened, hasEmail: false };
    expect(checkGuards(buy, quiet)).toBeNull();
    expect(checkGuards({ ...buy, email: true }, quiet)).toMatchObject({
      question: 'email',
      to: '/email',
    });
  });

  it('leads everywhere to the maintenance page while there is maintenance, and back', () => {
    for (const row of allScreens) {
      const outcome = checkGuards(row, { ...visitor, maintenance: true });
      const there = row.path === '/maintenance';
      expect(outcome).toEqual(there ? null : { kind: 'go', to: '/maintenance', keepRoute: true });
    }
  });

  it('sends a plain browser to the download page only when the server says so', () => {
    const told = { ...opened, plainBrowserToDownload: true };
    expect(checkGuards(buy, told)?.to).toBe('/download');
    expect(checkGuards({ ...login, opening: true }, told)?.to).toBe('/download');
    expect(checkGuards(login, told)).toBeNull();
    expect(checkGuards(buy, { ...told, host: 'wechat' })).toBeNull();
  });

  it('lets strangers in the advisers’ app read what shows no customer, and nothing else', () => {
    const free = allScreens.filter((row) => row.advisorFree).map(({ path }) => path);
    expect(free.sort()).toEqual(['/monetaryPayFreeIntro', '/risktestexplain']);
    const advisor = { ...visitor, host: 'advisor' as const };
    expect(checkGuards(login, advisor)?.to).toBe('/loginNote');
    // In maintenance nobody is, and a customer is asked like everywhere.
    const row = { ...trade, advisorFree: true as const };
    expect(checkGuards(row, { ...advisor, maintenance: true })?.to).toBe('/maintenance');
    expect(checkGuards(row, { ...unopened, host: 'advisor' })?.to).toContain('resetpassword');
  });
});
