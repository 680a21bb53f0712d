/** Texts of choosing a branch. */
export const branchWords = {
  title: '选择开户行',
  search: '支行名称，如 西湖 人民路',
  searchLabel: '搜索支行',
  region: '所在地区',
  why: '这家银行按支行收款。不知道是哪家支行，可以看办卡时的回单，或打银行客服问。',
  begin: '选地区，或输入支行名称',
  beginText: '选了地区，先列当地的支行',
  none: '没有找到这样的支行',
  noneText: '少输几个字，或换一个地区；找不到本支行，选同城的分行营业部也能收款。',
  failed: '支行没有加载出来',
  more: '还有更多，再多输几个字',
  chosen: '开户行已更新',
} as const;
