import { lazy, type ScreenRow } from '@/route/screen';

export const screens = [
  {
    path: '/my',
    title: '我的',
    needs: 'public',
    tab: 'my',
    view: lazy(() => import('./MyScreen')),
  },
  {
    path: '/opening',
    title: '开户',
    needs: 'login',
    opening: true,
    homeless: true,
    view: lazy(() => import('./OpeningScreen')),
  },
  {
    path: '/realname',
    title: '实名认证',
    needs: 'login',
    opening: true,
    homeless: true,
    view: lazy(() => import('./RealNameScreen')),
  },
  {
    path: '/personalinfo',
    title: '个人信息',
    needs: 'login',
    opening: true,
    homeless: true,
    view: lazy(() => import('./PersonalInfoScreen')),
  },
  {
    path: '/bankauth',
    title: '银行卡认证',
    needs: 'login',
    opening: true,
    homeless: true,
    view: lazy(() => import('./BankAuthScreen')),
  },
  {
    path: '/createsuccess',
    title: '开户成功',
    needs: 'login',
    homeless: true,
    view: lazy(() => import('./CreateSuccessScreen')),
  },
  {
    path: '/openAudit',
    title: '开户审核',
    needs: 'login',
    query: ['proofType?', 'subject?'],
    view: lazy(() => import('./OpenAuditScreen')),
  },
  { path: '/email', title: '邮箱', needs: 'login' },
] as const satisfies readonly ScreenRow[];
