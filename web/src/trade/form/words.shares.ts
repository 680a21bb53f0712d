/** Texts of the shares that leave a holding, and of its lots. */
export const shareWords = {
  available: '可用',
  unit: '份',
  parts: { free: '免费份额', quarter: '1/4', half: '1/2', threeQuarters: '3/4', all: '全部' },
  placeholder: (min: string) => `最少${min}份`,
  own: '你的份额，先进先出',
  free: '免赎回费',
  rate: (percent: string) => `赎回费${percent}`,
  charged: (fee: string) => `${fee}元`,
  of: (shares: string) => `共${shares}份`,
  held: (day: string, days: number) => `${day}确认，持有${days}天`,
  youngFrom: (day: string) => `${day}起可赎回`,
  young: (shares: string, day: string) => `另有${shares}份未满期，最早${day}起可用`,
  freeFrom: (day: string) => `${day}起免费`,
  lowerFrom: (day: string, percent: string) => `${day}起${percent}`,
  more: (count: number) => `还有${count}笔`,
  fee: '赎回费',
} as const;
