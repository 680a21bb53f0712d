/** What the page patterns say where a screen says nothing of its own. */
export const patternWords = {
  failed: '页面没有加载出来',
  refused: '这一页打不开',
  faultText: '你的资产和订单不受影响，请稍后再试',
  back: '返回',
};
