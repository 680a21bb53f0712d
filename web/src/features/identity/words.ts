export const loginWords = {
  noteTitle: '欢迎来到Tael',
  noteSub: '用短信验证码登录，新手机号会先注册',
  byPassword: '密码登录',
  byCode: '验证码登录',
  passwordTitle: '密码登录',
  passwordSub: '登录和交易用同一个密码',
  password: '登录密码',
  passwordHint: '8至20位，含字母和数字',
  passwordMissing: '请输入登录密码',
  login: '登录',
  forgot: '忘记密码',
  register: '注册新账户',
  show: '显示密码',
  hide: '隐藏密码',
  lockedTitle: '账户已锁定',
  waitTitle: '为了账户安全，请稍等',
  waitText: (time: string) => `密码错误次数过多，${time}后可以再试，或使用短信验证码登录`,
  time: (seconds: number) => {
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
    if (hours > 0) return minutes > 0 ? `${hours}小时${minutes}分钟` : `${hours}小时`;
    return minutes > 0 ? `${minutes}分${seconds % 60}秒` : `${seconds}秒`;
  },
  unlockNow: '用短信重置密码，立即解锁',
  noPassword: '改用验证码登录',
  loggedIn: '已登录',
  hadOne: '这个手机号已有账户，已为你登录',
} as const;

export const registerWords = {
  title: '注册Tael账户',
  sub: '注册只要1分钟，开户时再补身份证和银行卡',
  hasOne: '已有账户，去登录',
  passwordTitle: '设置登录密码',
  passwordSub: '登录和交易都用这个密码，也可以稍后再设',
  done: '完成注册',
  skip: '稍后再设',
  registered: '注册成功',
} as const;

export const passwordWords = {
  title: '设置登录密码',
  sub: '登录和交易都用这个密码',
  field: '新密码',
  hint: '请输入密码',
  save: '保存新密码',
  saved: '新密码已生效',
  savedElsewhere: '新密码已生效，其他设备需重新登录',
  late: '操作已超时',
  lateText: '为了账户安全，验证后10分钟内有效，请重新验证手机号。',
  again: '重新验证',
  oldField: '现密码',
  change: '修改登录密码',
  changeDone: '密码已修改，其他设备需重新登录',
  same: '新密码不能与现密码相同',
} as const;

export const forgetWords = {
  title: '找回密码',
  sub: '验证手机号后设置新密码，锁定也随之解除',
  next: '下一步',
} as const;

export const validationWords = {
  title: '验证身份',
  sub: '这台设备第一次登录，请输入开户时的证件号码',
  done: '验证并登录',
} as const;

export const certificateWords = {
  field: '证件号码',
  hint: '身份证18位，末位可为X；护照和通行证照证件填',
  wrong: '号码不对，请对照证件核对',
} as const;
