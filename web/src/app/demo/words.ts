import type { SampleAnswer } from './samples';

export const demoWords = {
  panel: '演示面板',
  demo: '演示',
  day: '业务日',
  advance: '到下一个交易日',
  failed: '没有成功，请再试一次',
  messages: '短信',
  noMessages: '还没有短信',
  mail: '邮件',
  openMail: '打开信箱',
  fill: '填入',
  copy: '复制',
  samples: { certificate: '样本证件，点一下填入', card: '样本银行卡，点一下填入' },
  answers: {
    good: '通过',
    refused: '拒绝',
    silent: '超时',
    late: '迟到',
    proof: '要证明',
    poor: '余额不足',
    unknown: '先未知',
  } satisfies Record<SampleAnswer, string>,
} as const;
