import { count } from '@/lib/figures';

export const documentWords = {
  title: '法律文件',
  failed: '文件没有加载出来',
  own: '这只基金的文件',
  sale: '买卖和权益',
  names: { 'fund-contract': '基金合同', prospectus: '招募说明书', 'fund-summary': '产品资料概要' },
  reports: '定期报告',
  reportsMore: '更多报告',
  reportsFailed: '报告没有加载出来',
  noReports: '还没有定期报告',
  noReportsText: '基金成立满一个季度后，每季公布一份',
  none: '还没有文件',
  noneText: '基金管理人提供后显示在这里',
  version: (version: string, day?: string | null) =>
    day ? `${version}版，${day}起` : `${version}版`,
  length: (letters: number) => `约${count(letters)}字`,
  file: 'PDF',
  last: '最新报告',
  until: (day: string) => `报告期末${day}`,
  note: '这里是正文的文字版。带页码和签章的原件，以基金管理人网站和中国证监会基金电子披露网站公布的为准',
} as const;
