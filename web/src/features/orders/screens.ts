import { lazy, type OwnRow } from '@/route/screen';

const details = lazy(() => import('./deal/DealDetailsScreen'));
const result = lazy(() => import('./result/OrderResultScreen'));

export const screens = [
  {
    path: '/deal',
    query: ['fundCode?', 'type?'],
    view: lazy(() => import('./deal/DealScreen')),
  },
  {
    path: '/dealDetails',
    query: ['orderNo'],
    view: details,
  },
  {
    path: '/convertAndRanSomBuyDealDetails',
    query: ['orderNo'],
    view: details,
  },
  {
    path: '/dealInfo',
    query: ['orderNo'],
    view: lazy(() => import('./info/OrderInfoScreen')),
  },
  {
    path: '/monetaryPayFreeIntro',
    advisorFree: true,
    query: ['fundCode?'],
    view: lazy(() => import('./payfree/PayFreeScreen')),
  },
  {
    path: '/ransom',
    query: ['fundCode', 'shares?', 'target?', 'acco?'],
    view: lazy(() => import('./redeem/RedeemScreen')),
  },
  {
    path: '/searchConvertFund',
    query: ['fundCode', 'target?', 'shares?', 'acco?'],
    view: lazy(() => import('./convert/ConvertScreen')),
  },
  {
    path: '/publicbuy',
    query: ['fundCode', 'amount?', 'acco?'],
    view: lazy(() => import('./buy/BuyScreen')),
  },
  {
    path: '/riskbook',
    query: ['fundCode'],
    view: lazy(() => import('./documents/RiskBookScreen')),
  },
  {
    path: '/agreement',
    query: ['fundCode', 'document?'],
    view: lazy(() => import('./documents/AgreementScreen')),
  },
  {
    path: '/subscriberesult',
    query: ['orderNo'],
    view: result,
  },
  {
    path: '/fundResult',
    query: ['orderNo'],
    view: result,
  },
  {
    path: '/result',
    query: ['act?'],
    view: lazy(() => import('./result/ActResultScreen')),
  },
] as const satisfies readonly OwnRow[];
