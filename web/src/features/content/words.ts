export const noticesWords = {
  title: '公告',
  kinds: '公告的种类',
  all: '全部',
  kind: {
    holiday: '休市安排',
    fees: '费率',
    service: '服务',
    risk: '风险提示',
    terms: '协议',
  },
  pinned: '置顶',
  hasFiles: (count: number) => `${count}个附件`,
  year: (year: string) => `${year}年`,
  failed: '公告没有加载出来',
  none: '没有公告',
  noneText: '新的公告会出现在这里',
  noneOfKind: '现在没有这一类公告',
  noneOfKindText: '过期的公告不再列出，可以看看其他种类',
  showAll: '看全部',
  end: '过期的公告不再列出',
} as const;

export const noticeWords = {
  title: '公告详情',
  day: (day: string) => `${day}发布`,
  expired: '这条公告已经过期',
  expiredText: (until: string) => `有效至${until}，内容只反映当时的安排。`,
  files: '附件',
  filesFailed: '附件没有加载出来',
  failed: '公告没有加载出来',
  gone: '没有这条公告',
  all: '看全部公告',
} as const;

export const textWords = {
  reading: '阅读',
  failed: '内容没有加载出来',
  gone: '没有这份内容',
  missing: '这里还没有内容',
  missingText: '可以返回重试，或联系客服索取全文',
  inForce: (version: string, day: string) => `版本 ${version}，${day}起生效`,
  published: (day: string) => `${day}发布`,
  past: '这是以前的版本',
  pastText: (version: string) => `现在的版本是${version}。`,
  seeNow: '看现在的版本',
  signed: (version: string, day: string) => `你在${day}同意了${version}版`,
  versions: '历次版本',
  now: '现行',
  yours: '你同意的',
  first: '第一版',
  from: (day: string) => `${day}起`,
} as const;

export const policiesWords = {
  title: '政策与协议',
  failed: '协议没有加载出来',
  none: '还没有协议',
  noneText: '可以返回重试，或联系客服索取全文',
  version: (version: string, day: string) => `${version}版，${day}起生效`,
} as const;

export const bookWords = {
  title: '协议',
  privacy: '隐私政策',
  failed: '协议没有加载出来',
  gone: '没有这份协议',
  all: '看全部协议',
  version: (version: string) => `版本 ${version}`,
} as const;

export const explainWords = {
  title: '说明文档',
  parts: '这只基金的说明',
  part: { fund: '这只基金', product: '份额类别', trade: '交易说明' },
  toFund: '看基金详情',
  toHelp: '看全部说明',
  failed: '说明没有加载出来',
  gone: '没有这份说明',
  none: '还没有说明',
  noneText: '可以返回重试，或联系客服',
} as const;

export const customWords = {
  title: '专题',
  failed: '页面没有加载出来',
  gone: '没有这个专题',
  home: '回首页',
  empty: '这个专题还没有内容',
  emptyText: '过几天再来看看',
  rule: '按什么选出',
  ruleDay: (day: string) => `数据截至${day}`,
  ranking: '业绩榜',
  toRanking: '看全部排行',
} as const;
