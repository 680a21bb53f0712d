/** LCP budgets, in ms. */
const HOME_MS = 1_200;
const OTHER_MS = 2_000;

/** A mixed fund of the demo with five years behind it, and one that can be bought. */
const FUND = '032064';

/** What Lighthouse opens; `customer` with the session of one who holds funds. */
export const pages = [
  { name: 'home', path: '/fundhome', lcp_ms: HOME_MS },
  { name: 'fund', path: `/funddetail?fundCode=${FUND}`, lcp_ms: OTHER_MS },
  { name: 'list', path: '/fundlist', lcp_ms: OTHER_MS },
  { name: 'market', path: '/marketList', lcp_ms: OTHER_MS },
  { name: 'search', path: '/searchfund', lcp_ms: OTHER_MS },
  { name: 'login', path: '/loginNote', lcp_ms: OTHER_MS },
  { name: 'my', path: '/my', lcp_ms: OTHER_MS, customer: true },
  { name: 'asset', path: '/asset', lcp_ms: OTHER_MS, customer: true },
  { name: 'buy', path: `/publicbuy?fundCode=${FUND}`, lcp_ms: OTHER_MS, customer: true },
];

/** Where the taps are. */
export const fundPage = `/funddetail?fundCode=${FUND}`;
export const buyPage = `/publicbuy?fundCode=${FUND}`;
