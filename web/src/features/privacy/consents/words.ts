import type { Consents } from '@/trade/consent/consents';

type Act = Consents['purposes'][number]['act'];

/** Texts of what the customer agreed to. */
export const consentsWords = {
  title: '你同意了什么',
  failed: '同意记录没有加载出来',
  records: (count: number) => `记录${count}条`,
  sensitive: '敏感',
  withAccount: '注销时结束',
  state: (act: Act, day: string) => {
    if (!act) return '没有同意过，没有用过';
    return { given: `${day}同意`, withdrawn: `${day}撤回`, migrated: '开户时已同意' }[act];
  },
  turn: (purpose: string) => `同意${purpose}`,
  withdraw: (purpose: string) => `撤回对“${purpose}”的同意？`,
  yes: '同意',
  no: '不同意',
  answer: (yes: boolean, purpose: string) => `${yes ? '同意' : '不同意'}${purpose}`,
  act: '确认撤回',
  withdrawn: (purpose: string) => `已撤回对“${purpose}”的同意`,
  given: (purpose: string) => `已同意“${purpose}”`,
  whole: (count: number) => `${count}条首尾相连，没被改过`,
  none: '还没有记录',
  broken: (seq: number) => `第${seq}条起对不上，请联系客服`,
  last: (at: string) => `最后一条 ${at}`,
  head: (head: string) => `摘要 ${head}`,
  downloaded: '已下载，每条同意和它的时间都在里面',
  download: '下载核对',
  list: '同意记录',
  known: '知道了',
  entry: { given: '同意', withdrawn: '撤回', migrated: '开户时已同意' },
  text: (title: string, version: string) => `《${title}》${version}版`,
} as const;
