import { lazy, type ScreenRow } from '@/route/screen';

const details = lazy(() => import('./deal/DealDetailsScreen'));
const result = lazy(() => import('./result/OrderResultScreen'));

export const screens = [
  {
    path: '/deal',
    title: '交易记录',
    needs: 'login',
    keepAlive: true,
    query: ['fundCode?', 'type?'],
    view: lazy(() => import('./deal/DealScreen')),
  },
  {
    path: '/dealDetails',
    title: '交易详情',
    needs: 'login',
    query: ['orderNo'],
    view: details,
  },
  {
    path: '/convertAndRanSomBuyDealDetails',
    title: '转换详情',
    needs: 'login',
    query: ['orderNo'],
    view: details,
  },
  {
    path: '/ransom',
    title: '赎回',
    needs: 'trade',
    query: ['fundCode', 'shares?', 'target?'],
    view: lazy(() => import('./redeem/RedeemScreen')),
  },
  {
    path: '/searchConvertFund',
    title: '选择转入基金',
    needs: 'login',
    query: ['fundCode', 'target?', 'shares?'],
    view: lazy(() => import('./convert/ConvertScreen')),
  },
  {
    path: '/publicbuy',
    title: '买入',
    needs: 'buy',
    query: ['fundCode', 'amount?'],
    view: lazy(() => import('./buy/BuyScreen')),
  },
  {
    path: '/riskbook',
    title: '风险揭示书',
    needs: 'buy',
    query: ['fundCode'],
    view: lazy(() => import('./documents/RiskBookScreen')),
  },
  {
    path: '/agreement',
    title: '协议确认',
    needs: 'trade',
    query: ['fundCode', 'document?'],
    view: lazy(() => import('./documents/AgreementScreen')),
  },
  {
    path: '/subscriberesult',
    title: '认购结果',
    needs: 'trade',
    query: ['orderNo'],
    view: result,
  },
  {
    path: '/fundResult',
    title: '交易结果',
    needs: 'trade',
    query: ['orderNo'],
    view: result,
  },
] as const satisfies readonly ScreenRow[];
