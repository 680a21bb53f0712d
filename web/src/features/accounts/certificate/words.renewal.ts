/** Texts above the form of a new certificate: how long the one on file is good for. */
export const aroundWords = {
  left: '原证件还有',
  days: (count: number) => `${count}天`,
  past: '原证件已过期',
  longTerm: '长期有效',
  onFile: '原证件',
  until: '有效期至',
  good: '新证件通过前，原证件照常有效。填写大约2分钟。',
  ended: '通过后就能买入，已有的份额照常可以赎回。填写大约2分钟。',
  photosOnly: '还差正反面照片，补上就齐了。填写大约2分钟。',
} as const;
