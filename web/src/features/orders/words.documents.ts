/** Texts of the risk book. */
export const bookWords = {
  title: '风险揭示书',
  you: '你的等级',
  product: '产品等级',
  caution: '风险警示',
  notice: '产品风险',
  declare: '投资者确认',
  readOn: '请滑到底，读完全文',
  wait: (seconds: number) => `还要阅读${seconds}秒`,
  accept: '我已逐项阅读并理解以上内容，自愿承担风险',
  insist: '我已逐项阅读并理解以上内容，自愿承担风险，坚持购买',
  sign: '签署风险揭示书',
  signing: '正在签署',
  tick: '请勾选确认内容',
  none: '这只产品不需要签署风险揭示书',
  noneText: '可以直接购买',
  back: '返回',
  blocked: '不能买入这只产品',
  retest: '重新测评',
  failed: '风险揭示书没有加载出来',
} as const;

/** Texts of the agreements. */
export const agreementWords = {
  title: '协议确认',
  intro: (fund: string) => `买入${fund}前，请阅读以下文件`,
  version: (version: string) => `版本 ${version}`,
  read: '已读',
  unread: '未读',
  agree: (count: number) => `我已阅读并同意以上${count}份文件`,
  submit: '同意并返回',
  tick: '请先勾选“我已阅读并同意”',
  failed: '协议没有加载出来',
  textFailed: '文件没有加载出来',
  done: '读完了',
} as const;
