/* once */
import type { SampleAnswer } from '@/app/demo/samples';
import { shortDay } from '@/lib/days';
import { lasting } from '@/lib/storage';
import { createStore, useStore } from '@/lib/store';
import { english } from './words.en';

export type Lang = 'zh' | 'en';

const KEY = 'tael.stage.lang';

/** The language of the stage's own words; the phone speaks Chinese. */
export const lang = createStore<Lang>(lasting.get(KEY) === 'en' ? 'en' : 'zh');
lang.follow(() => lasting.set(KEY, lang.get()));

export const langs = { zh: '中文', en: 'English' } as const;

export const useLang = () => useStore(lang);

export function useWords(): StageWords {
  return useLang() === 'en' ? english : chinese;
}

const chinese = {
  skip: '到手机',
  phone: 'Tael手机应用',
  sides: { label: '右边看什么', day: '业务日', curtain: '幕后' },
  looks: {
    theme: '深浅',
    size: '字号',
    light: '浅色',
    dark: '深色',
    normal: '标准',
    elder: '大字',
  },
  intro: {
    demo: '演示',
    head: '买基金，\n先看清日子和费用',
    other: 'A whole fund-sales company in one binary: the phone is the app, the rest is live.',
    otherLang: 'en',
    points: [
      '开源的基金销售平台：手机应用、服务器、清算',
      '规则是真的，银行和登记机构是模拟的',
      '事前写明日期，事后逐条对照',
    ],
    language: '，切换语言',
  },
  customers: {
    title: '换一位客户',
    hint: '点一下就登录',
    failed: '没有登录成功，再点一次',
    now: '当前',
    stands: { holds: '持有基金', opened: '已开户', new: '未开户' },
    sub: {
      holds: (name: string, funds: number) => `${name}，${funds}只基金`,
      opened: (name: string, _: number) => `${name}，有卡，还没买过`,
      new: (_: string, __: number) => '从开户开始',
    },
  },
  tries: {
    title: '试试看',
    done: '已完成',
    buy: '挑一只买入，密码tael2026',
    confirm: '走到下一天，看它确认',
    redeem: '赎回一部分，看哪几份最省',
  },
  reach: {
    title: '用手机打开',
    scan: '连同一个Wi-Fi，扫码接着这里看',
    code: '这台电脑在网络里的地址',
    only: '现在只能在这台电脑上打开。要让手机也能打开，这样启动：',
  },
  day: {
    title: '业务日',
    steps: '这一天的步骤',
    progress: '这一天走到哪里',
    next: (day?: string) => `到${day ? shortDay(day) : '下一天'}`,
    going: (done: number, total: number) => `正在走，${done}/${total}`,
    goOn: '继续',
    pause: '暂停',
    paused: '停在两步之间，时钟也停在这里',
    failed: '有一步没有成功，原因写在那一步下面，可以再跑一次',
    names: {} as Partial<Record<string, string>>,
    states: {
      waiting: '未开始',
      running: '进行中',
      now: '进行中',
      done: '已完成',
      failed: '未成功',
      again: '重做中',
    },
  },
  mail: {
    title: '信箱',
    hint: '所有短信和邮件都到这里',
    none: '还没有短信，注册或登录时会来',
    text: '短信',
    letter: '邮件',
    fill: '去填入',
    copy: '复制',
  },
  samples: {
    title: '样本',
    tap: '点一下填入',
    where: '开户和绑卡时可用',
    certificate: '身份证',
    card: '银行卡',
    answers: {
      good: '通过',
      refused: '拒绝',
      silent: '超时',
      late: '迟到',
      proof: '要证明',
      poor: '余额不足',
      unknown: '先未知',
    } satisfies Record<SampleAnswer, string>,
  },
  curtain: {
    title: '幕后',
    choose: '看哪一笔',
    follow: '跟着手机',
    none: '买一笔，这里就有了',
    asked: '送出的申请',
    askedLater: (day: string) => `${day} 15:00封单后写出`,
    answer: '登记机构的回答',
    answerLater: (day: string) => `${day} 07:30收到`,
    fresh: '刚刚',
    kinds: {} as Partial<Record<string, string>>,
    statuses: {} as Partial<Record<string, string>>,
  },
  journal: {
    title: '分录',
    equal: '借贷相等',
    unequal: '借贷不等',
    only: '只增不改',
    none: '扣款成功后记第一笔',
    account: '科目',
    debit: '借',
    credit: '贷',
    shares: '，份额',
    fresh: '刚刚',
    sum: (asset: string) => (asset === 'CNY' ? '合计（元）' : `合计（${asset}，份）`),
    kinds: {
      collected: '收款',
      'refund-due': '应退款',
      'buy-confirmed': '买入确认',
      frozen: '冻结份额',
      released: '解冻份额',
      'redeem-confirmed': '赎回确认',
      'convert-confirmed': '转换确认',
      'quick-redeemed': '快速赎回',
      'advance-repaid': '归还垫支',
      'paid-out': '打款',
    } as Partial<Record<string, string>>,
  },
};

export type StageWords = typeof chinese;
