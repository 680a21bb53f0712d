/** Texts of the pension account. */
export const accountWords = {
  title: '个人养老金',
  failed: '养老金账户没有加载出来',
  assets: (day: string) => (day === '--' ? '养老金资产（元）' : `养老金资产 ${day}（元）`),
  dayProfit: (day: string) => (day === '--' ? '最近收益' : `最近收益 ${day}`),
  holdingProfit: '持有收益',
  balance: (day: string) => (day === '--' ? '账户余额' : `账户余额 ${day}`),
  account: (bank: string, tail: string) =>
    `${bank} 养老金账户 ${tail}，与银行卡分开，钱只进出这个账户`,
  buying: (sum: string) => `${sum}买入确认中`,
  leaving: (sum: string) => `${sum}正在回到账户`,
  asking: (sum: string) => `${sum}等银行确认扣款`,
  silent: (time: string, sum: string) => `银行没有答复，${time}的余额是${sum}`,
  silentNever: '银行没有答复，还不知道余额。稍后下拉再看。',
  ended: '关联已经结束，持有的份额还在，能赎回和转换，不能买入。',
  endedConsent: '你没有同意查询养老金账户，持有的份额还在，能赎回和转换，不能买入。',
  linkAgain: '重新关联',
  about: '说明',
  aboutTitle: '个人养老金怎么用',
  abouts: [
    '钱先在银行缴进个人养老金账户，再从账户里买基金。银行卡不能直接买Y类。',
    '每年有缴存上限，缴进去的当年少缴税，将来领取时按领取的税率缴。',
    '每只基金每笔都有最短持有期，满期的那天起才能赎回或转换。',
    '赎回和分红的钱只回养老金账户，要领出来，得符合领取条件，由银行办。',
  ],
  waiting: '等待投资',
  empty: '账户没有余额',
  buy: '买入Y类基金',
  payIn: '怎么缴存',
  payInSteps: (bank: string, limit: string) => [
    `打开${bank}的App，或带身份证到网点，找到“个人养老金”`,
    `把钱转进个人养老金资金账户，一年最多${limit}元`,
    '到账后回到这里，账户余额会自动更新，再选基金买入',
  ],
  payInText: '缴存只能在银行办，这里不能代缴。',
  directory: '养老目录基金',
  listed: (count: number) => `${count}只Y类`,
  orders: '交易记录',
  draw: '什么时候能领',
  drawHow: '6种情形，由银行办',
  cases: [
    '达到领取基本养老金年龄',
    '完全丧失劳动能力',
    '出国（境）定居',
    '医保目录内自付费用较高（近12个月超过当地人均可支配收入）',
    '两年内累计领取失业保险金满12个月',
    '正在领取最低生活保障金',
  ],
  drawText: (bank: string) =>
    `符合其中一种，就可以向${bank}申请，能不能领由银行核实决定。领取前先把基金赎回到养老金账户。`,
  foot: (day: string) =>
    `${
      day === '--' ? '' : `FOF净值晚几个交易日公布，今天能看到${day}的。`
    }持有期内不能赎回和转换，基金有风险，投资需谨慎。`,
  elder: {
    balance: '账户里能买基金的钱',
    left: '今年还能缴',
    nextFree: '最早哪天能赎回',
    freeNow: '现在就有能赎回的，钱回养老金账户',
    nothing: '还没有买过',
    person: '找人帮忙',
    personText: '打客服电话',
    bankText: (bank: string) => `缴存和领取的事，也可以问${bank}`,
  },
} as const;

/** Texts of the year. */
export const yearWords = {
  title: (year: number, left: string) => `${year}年，还能缴${left}`,
  full: (year: number) => `${year}年已经缴满`,
  limit: (sum: string) => `上限${sum}`,
  invested: '已投资',
  waiting: '等待投资',
  left: '还能缴',
  spoken: (invested: string, waiting: string, left: string) =>
    `已投资${invested}，等待投资${waiting}，还能缴${left}`,
  chart: (year: number, count: number, sum: string, limit: string) =>
    `${year}年${count}次缴存，共${sum}元，上限${limit}元`,
  none: (year: number, limit: string) => `${year}年还没有缴存，上限${limit}元`,
  cap: '年度上限',
  today: (day: string) => `今天${day}`,
  day: '日期',
  sum: '缴存',
  text: (bank: string, day: string) =>
    `缴存在${bank}办，截止${day}，没缴的额度不留到明年。买卖基金不占额度。`,
  hidden: '显示金额后，能看今年每次缴存',
} as const;

/** Texts of the tax. */
export const taxWords = {
  title: '少缴多少税',
  bracket: (rate: string) => `最高税率${rate}`,
  choose: '你的最高税率',
  chooseText: '综合所得里最高的那一档。不确定时，看上一年的汇算清缴。只留在这台设备上。',
  whole: (sum: string) => `缴满${sum}，当年少缴`,
  due: (rate: string) => `将来领取按${rate}缴`,
  net: (sum: string) => `净省${sum}`,
  noGain: (rate: string) => `最高税率是${rate}时，现在少缴的和将来领取时缴的一样多，缴存不能省税。`,
  loss: '现在少缴的比将来领取时缴的少，缴存不能省税。',
  savedNow: '当年少缴',
  dueLater: '领取时缴',
  paidIn: (sum: string) => `今年已缴${sum}`,
  left: (sum: string) => `再缴${sum}`,
  foot: (year: number) => `示例，按${year}年适用规则和你选的税率，以汇算清缴为准`,
} as const;

/** Texts of what can be invested now. */
export const investWords = {
  title: (sum: string) => `现在投资${sum}`,
  other: '换一只',
  example: (fund: string) => `以${fund}为例`,
  pay: '从账户付款',
  confirm: '确认份额',
  free: (period: string) => `满${period}，可以赎回`,
  freeAny: '可以赎回',
  text: '赎回和分红的钱只回养老金账户，银行卡不能买Y类。',
  failed: '日期没有算出来',
} as const;

/** Texts of what is held. */
export const heldWords = {
  gone: '已移出目录，只能赎回或转换',
  goneOnly: '已移出目录，只能赎回',
  value: (day: string) => `市值 ${day}`,
  dayProfit: (day: string) => `最近收益 ${day}`,
  holdingProfit: '持有收益',
  unit: '份',
  free: '可赎回',
  from: '起可赎',
  locked: '还在持有期',
  done: (period: string) => `满${period}`,
  left: (days: number) => `还有${days}天`,
  sources: {
    buy: (day: string) => `${day}确认`,
    convert: (day: string) => `${day}转换转入`,
    reinvest: (day: string) => `${day}分红转入`,
    increase: (day: string) => `${day}调增`,
    opening: (day: string) => `${day}转入`,
  },
  worth: (sum: string) => `约值${sum}`,
  more: (count: number) => `再看${count}笔`,
  redeem: (shares: string) => `赎回${shares}份`,
  redeemHidden: '赎回',
  convert: '转换',
  first: (day: string) => `最早${day}可赎回`,
  firstBoth: (day: string) => `最早${day}可赎回或转换`,
  frozen: '份额都在赎回或转换中',
  inTransit: (sum: string) => `${sum}买入确认中`,
  risks: ['低风险', '中低风险', '中风险', '中高风险', '高风险'],
} as const;
