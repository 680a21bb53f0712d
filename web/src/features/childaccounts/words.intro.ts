/** Texts of the introduction. */
export const introWords = {
  title: '小账户',
  share: '分享',
  headline: '给孩子的钱，单独放',
  what: '说出一个愿望和日期，算出每月要存多少，每一元从哪来、到哪去都看得见。',
  card: '先算一算',
  wish: '愿望',
  target: '要多少',
  have: '现在有',
  when: '什么时候',
  later: (years: number) => `${years}年后`,
  failed: '测算没有出来',
  refused: '这样算不了',
  change: { scene: '改愿望', target: '改金额', have: '改金额', years: '改日期' },
  start: '三步开始',
  steps: [
    {
      title: '登录并说出愿望',
      own: '说出愿望',
      date: '约2分钟',
      text: '称呼、生日、愿望、日期，由你同意后保存',
    },
    { title: '选钱从哪来', own: '选钱从哪来', text: '从银行卡买一笔，或者设一个定投' },
    { title: '到日子取用', own: '到日子取用', text: '随时能赎回，钱回到付款的银行卡' },
  ],
  plain: '先说清楚',
  answers: [
    ['份额登记在谁名下', '你，孩子满18岁也不自动转移'],
    ['能不能亏', '能，基金净值会涨跌'],
    ['账户费', '不收，只有基金本身的费用'],
    ['能不能取', '随时能赎回，回到付款的卡'],
    ['孩子的信息', '只存称呼和生日，可以删除'],
  ],
  most: '最多几个',
  mostOf: (most: number) => `${most}个，不满18岁`,
  picks: '适合小账户的产品',
  levels: (low: string, high: string, count: number) =>
    low === high ? `R${low}，${count}只` : `R${low}至R${high}，${count}只`,
  foot: '测算不含申购费和赎回费。过往业绩不预示未来表现，基金有风险，投资需谨慎。',
  login: '登录并新建小账户',
  make: '新建小账户',
} as const;

/** Texts of the sheets behind what is considered. */
export const considerWords = {
  have: '现在有多少',
  haveHint: '还没有就填0',
  target: '愿望要多少',
  targetHint: '按到期要用的钱填',
  act: '算一算',
  years: (years: number) => `${years}年后`,
} as const;
