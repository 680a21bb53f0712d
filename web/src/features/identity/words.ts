export const loginWords = {
  noteTitle: '欢迎来到Tael',
  noteSub: '用短信验证码登录',
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
  lockedTitle: '账户已锁定24小时',
  waitTitle: '为了账户安全，请稍等',
  waitText: (time: string) => `密码错误次数过多，${time}后可以再试，或使用短信验证码登录`,
  time: (seconds: number) => {
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
    if (hours > 0) return minutes > 0 ? `${hours}小时${minutes}分钟` : `${hours}小时`;
    return minutes > 0 ? `${minutes}分${seconds % 60}秒` : `${seconds}秒`;
  },
  unlockNow: '用短信重置密码，立即解锁',
  noPassword: '改用验证码登录',
  unknownTitle: '这个手机号还没有注册',
  unknownText: '注册后即可看行情、做风险测评，开户和交易再补资料。',
  goRegister: '去注册',
  loggedIn: '已登录',
} as const;

export const registerWords = {
  title: '注册Tael账户',
  sub: '先用手机号注册，开户时再补资料',
  hasOne: '已有账户，去登录',
  passwordTitle: '设置登录密码',
  passwordSub: '登录和交易都用它，现在不设也可以以后再设',
  done: '完成注册',
  skip: '以后再设',
  takenTitle: '这个手机号已经注册',
  takenText: '直接登录即可，持仓和资料都还在。',
  goLogin: '去登录',
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

export const bindWords = {
  title: '绑定微信',
  sub: '验证手机号，把微信和账户绑在一起',
} as const;

export const validationWords = {
  title: '验证身份',
  sub: '这台设备第一次登录，请输入开户时的身份证号',
  done: '验证并登录',
} as const;

export const certificateWords = {
  field: '身份证号',
  hint: '18位，末位可为X',
  wrong: '号码不对，请核对18位身份证号',
} as const;
