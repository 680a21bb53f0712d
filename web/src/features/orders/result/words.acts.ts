import type { Result } from '@/patterns/ResultBody';

/** Results of acts that are no orders, by the name in the address: no word comes from a link. */
export const actResults = {
  cardEnded: {
    tone: 'done',
    title: '已解除快捷支付',
    text: '份额和在途的钱不受影响，赎回仍到这张卡',
    facts: [
      ['付款', '不能再用这张卡'],
      ['到账', '没有变'],
      ['重新签约', '在银行卡里随时可以'],
    ],
  },
} as const satisfies Record<string, Result>;

export const actWords = {
  bar: '结果',
  done: '完成',
  none: '没有这个结果',
  noneText: '链接可能不完整。下过的单都在交易记录里。',
  back: '返回上一页',
  deals: '看交易记录',
} as const;
