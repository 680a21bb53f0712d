import type { APIRequestContext } from '@playwright/test';
import { call, PASSWORD, people, tokenOf } from '../support';
import type { Screen } from './table';

/** Values of arguments: by name, and under `path name` where a screen wants another. */
export type Samples = Readonly<Record<string, string>>;

/** What is known beforehand; the rest is the customer's own. */
const FIXED: Samples = {
  sessionkey: 'ended',
  '* ': '/nowhere',
  '/gesture/{type} type': 'set',
  '/holdAsset category': '债券型',
  '/bind/confirm type': 'bindSuccess',
  // Those that there are lead on at once.
  '/redirect2App/{name} name': 'nowhere',
  '/redirect2Leda/{id} id': 'none',
  '/live/login liveUrl': 'http://127.0.0.1/demo/live',
  '/sendNote areaCode': '86',
  '/sendNote phone': '13900000000',
  '/sendNote type': 'resetpassword',
  '/result act': 'cardEnded',
  '/noticedetail id': 'fee-2026',
  '/richText key': 'first-fund',
  '/explaindoc key': 'about',
  '/agreementbook type': 'user',
  '/custom pageCode': 'newcomer',
  '/argumentimg url': '/api/v1/m/proxy/download?fileId=fee-2026.pdf',
  '/productfile/download fileId': 'fee-2026.pdf',
  activityId: 'learn-2026',
  bankCode: 'LHB',
};

/** The customer's own. */
const OWN = [
  'orderNo',
  'fundCode',
  'managerId',
  'cardId',
  'planNo',
  'childNo',
  '/funddetail/moneyHistoryNavList fundCode',
  '/pension/buy fundCode',
] as const;

const NAMES: readonly string[] = [...Object.keys(FIXED), ...OWN];
/** Of which a plan is made where the customer has none: short bonds, which suit everybody. */
const PLANNED = '031028';
/** The kind of money funds. */
const MONEY = '1109';

interface Order {
  orderNo: string;
  fundCode: string;
}

/** The samples on a fresh copy of the demo. */
export async function samplesOf(request: APIRequestContext): Promise<Samples> {
  const token = await tokenOf(request, people.holder);
  const ask = async <T>(path: string) => {
    const { data } = await call<T>(request, `/proxy/hwm/bff/${path}`, { params: {} }, token);
    return data;
  };
  const orders = await ask<{ months: { records: Order[] }[] }>('trade/queryTradeRecordNew');
  const held = await ask<{ funds: { fundCode: string; fundType: string }[] }>('asset/myAccount');
  const { orderNo = '', fundCode = '' } = orders.months[0]?.records[0] ?? {};
  const money = held.funds.find(({ fundType }) => fundType === MONEY)?.fundCode ?? '';
  const managerId = await managerOf(request, fundCode);
  const cards = await ask<{ list: { cardId: string }[] }>('member/bank/list');
  const cardId = cards.list[0]?.cardId ?? '';
  const ofMoney = { '/funddetail/moneyHistoryNavList fundCode': money };
  const ofPension = { '/pension/buy fundCode': await pensionFundOf(request) };
  const planNo = await planOf(request, token, cardId);
  const childNo = await childOf(request, token, cardId);
  const own = { orderNo, fundCode, managerId, cardId, planNo, childNo, ...ofMoney, ...ofPension };
  return { ...FIXED, ...(own satisfies Record<(typeof OWN)[number], string>) };
}

/** A plan of the customer's: the first, or one that is made. */
async function planOf(request: APIRequestContext, token: string, cardId: string) {
  const ask = async <T>(path: string, params: object) => {
    const { data } = await call<T>(request, `/proxy/hwm/bff/${path}`, { params }, token);
    return data;
  };
  const { plans } = await ask<{ plans: { planNo: string }[] }>('trade/queryFixProtocolList', {});
  if (plans[0]) return plans[0].planNo;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(`/api/v1/m/prefixapplynew?fundCode=${PLANNED}`, { headers });
  const { data } = (await answer.json()) as {
    data: { purchase: { agreements: { id: string }[] } };
  };
  await ask('common/verify/passwordVerify', { password: PASSWORD });
  const made = await ask<{ planNo: string }>('trade/createBuyFixProtocol', {
    fundCode: PLANNED,
    amount: '500.00',
    cycleUnit: 1,
    cycle: 1,
    fixDay: 4,
    smart: { rule: 'average', window: 250 },
    cardId,
    agreements: data.purchase.agreements.map(({ id }) => id),
  });
  return made.planNo;
}

/** A child of the customer's: the first, or one for which an account is opened. */
async function childOf(request: APIRequestContext, token: string, cardId: string) {
  const at = (path: string) => `/api/v1/m/${path}`;
  const ask = async <T>(path: string) => {
    const answer = await request.get(at(path), { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { data: T }).data;
  };
  const { children } = await ask<{ children: { childNo: number }[] }>('child/list');
  if (children[0]) return String(children[0].childNo);
  const { purposes } = await ask<{ purposes: { purpose: string; textId: string }[] }>(
    'privacy/consents',
  );
  const textId = purposes.find(({ purpose }) => purpose === 'minor')?.textId;
  await call(request, at('privacy/consents/give'), { purpose: 'minor', textId }, token);
  const year = new Date().getFullYear();
  const made = await call<{ childNo: number }>(
    request,
    at('child/create'),
    {
      name: '小满',
      birth: `${year - 8}-01-01`,
      target: '200000.00',
      targetDate: `${year + 10}-09-01`,
      cardId,
    },
    token,
  );
  return String(made.data.childNo);
}

/** A fund of the pension's directory. */
async function pensionFundOf(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/v1/m/pension/shares');
  const { data } = (await answer.json()) as { data: { list: { fundCode: string }[] } };
  return data.list[0]?.fundCode ?? '';
}

/** Who manages a fund. */
async function managerOf(request: APIRequestContext, fundCode: string): Promise<string> {
  const path = '/proxy/hwm/bff/product/publicFund/queryFundManager';
  const asked = await call<{ fundManagerVoList: { managerId: string }[] }>(request, path, {
    params: { fundCode },
  });
  return asked.data.fundManagerVoList[0]?.managerId ?? '';
}

/** The names of a screen that no sample has a value for. */
export function lacking({ path, required }: Screen): string[] {
  return required.filter((name) => !NAMES.includes(name) && !NAMES.includes(`${path} ${name}`));
}

/** Path and query of a screen with the samples in it. */
export function linkTo({ path, required }: Screen, samples: Samples): string {
  const value = (name: string) => samples[`${path} ${name}`] ?? samples[name] ?? '';
  const place = samples[`${path} `] ?? path.replaceAll(/\{(\w+)\}/g, (_, name) => value(name));
  const own = Object.keys(samples).filter((key) => key.startsWith(`${path} `));
  const names = new Set([...required, ...own.map((key) => key.slice(path.length + 1))]);
  const query = [...names]
    .filter((name) => name && !path.includes(`{${name}}`))
    .map((name) => `${name}=${value(name)}`);
  return query.length > 0 ? `${place}?${query.join('&')}` : place;
}
