export const shellWords = {
  cancel: '以后再说',
  home: '回首页',
  chunkTitle: '页面没有加载出来',
  chunkText: '网络不通或应用已更新，请重试',
  crashTitle: '页面出错了',
  crashText: '你的资产和订单不受影响，请重试',
} as const;
