import type { ScreenRow } from '@/app/screen';

export const screens = [
  { path: '/login', title: '密码登录', needs: 'public', query: ['phone?'] },
  { path: '/sign', title: '注册', needs: 'public', query: ['phone?'] },
  {
    path: '/sendNote',
    title: '发送验证码',
    needs: 'public',
    query: ['areaCode?', 'phone?', 'type'],
  },
  { path: '/signInfo', title: '设置密码', needs: 'public', query: ['sessionkey'] },
  { path: '/loginNote', title: '验证码登录', needs: 'public', query: ['phone?'] },
  { path: '/forget', title: '忘记密码', needs: 'public' },
  { path: '/protocol', title: '用户协议', needs: 'public', query: ['type?'] },
  { path: '/security', title: '账户安全', needs: 'login' },
  { path: '/gesture/{type}', title: '手势密码', needs: 'login' },
  { path: '/gesture', title: '手势解锁', needs: 'login', unlocks: true, homeless: true },
] as const satisfies readonly ScreenRow[];
