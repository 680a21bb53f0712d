/** Texts of binding a WeChat. */
export const wechatWords = {
  title: '绑定微信',
  sub: '绑定后可以用微信登录，确认、到账的通知也会发到微信。',
  authorise: '用微信授权',
  refused: '你没有授权，微信没有绑定。需要时可以重新授权。',
  asking: '正在向微信核对',
  failedTitle: '没有核对成功',
  again: '重新授权',
  ownTitle: '确认是你本人',
  ownSub: (mobile: string) => `把这个微信绑定到${mobile}的账户`,
  bind: '绑定微信',
  mobileTitle: '绑定到哪个账户',
  mobileSub: '输入注册时的手机号，我们发一条验证码核对',
  loginTitle: '用微信登录',
  loginSub: (mobile: string) =>
    `这个微信绑定了${mobile}的账户，输入完整的手机号，我们发一条验证码核对`,
  confirm: {
    bindSuccess: {
      title: '微信绑定好了',
      text: '以后可以用微信登录，确认、到账的通知也会发到微信。在“账户安全”里随时可以解绑。',
    },
    bindfail: {
      title: '没有绑定成功',
      text: '这次授权已失效，或者是在另一台设备上授权的。请重新授权。',
    },
    unbind: {
      title: '微信解绑了',
      text: '不能再用微信登录，微信里不再有通知。账户和资产没有变化，用手机号登录即可。',
    },
  },
  taken: (mobile: string) =>
    `一个微信只能绑定一个账户，一个账户也只能绑定一个微信。${mobile}的账户已绑定，先登录它解绑，再来绑定。`,
  login: '用微信登录这个账户',
  toMy: '回到我的',
  toLogin: '去登录',
  boundTitle: '微信已绑定',
  boundSub: (day: string) =>
    `${day}绑定。可以用微信登录，确认、到账的通知也会发到微信。换微信先解绑。`,
  toUnbind: '解绑微信',
  unbindTitle: '解绑微信',
  unbindSub: '解绑后这台设备会退出登录，微信里不再有通知。账户和资产没有变化。',
  unbind: '解绑并退出登录',
  notBound: '没有绑定微信',
  notBoundText: '绑定后可以用微信登录，也在微信里收到通知。',
  row: '微信',
  bound: (day: string) => `${day}绑定`,
  unbound: '未绑定',
} as const;
