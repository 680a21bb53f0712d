export const protocolWords = {
  user: '用户协议',
  privacy: '隐私政策',
  open: '开户协议',
  card: '快捷支付服务协议',
  failed: '协议没有加载出来',
  missing: '没有找到这份协议',
  missingText: '可以返回重试，或联系客服索取全文',
  version: (version: string, day: string) => `版本 ${version}，${day}起生效`,
} as const;
