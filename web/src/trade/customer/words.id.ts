/** Texts of an ID card's number. */
export const idWords = {
  hint: '18位，末位可为X',
  unfinished: '应为18位，请对照身份证补全',
  faults: {
    signs: '只有末位可以是X，其余都是数字',
    birth: '第7至14位不是一个日期，请核对',
    age: '未满18周岁，暂不能在线开户',
    check: '号码有误，请逐位核对',
  },
} as const;
