import type { ScreenRow } from '@/app/screen';

export const screens = [
  { path: '/my', title: '我的', needs: 'public', tab: 'my' },
  { path: '/opening', title: '开户', needs: 'login', opening: true },
  { path: '/realname', title: '实名认证', needs: 'login', opening: true },
  { path: '/personalinfo', title: '个人信息', needs: 'login', opening: true },
  { path: '/bankauth', title: '银行卡认证', needs: 'login', opening: true },
  { path: '/createsuccess', title: '开户成功', needs: 'login' },
  { path: '/openAudit', title: '开户审核', needs: 'login' },
  { path: '/email', title: '邮箱', needs: 'login' },
] as const satisfies readonly ScreenRow[];
