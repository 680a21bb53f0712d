/** Texts of reading photos of certificates and cards. */
export const photoWords = {
  title: '拍身份证，自动填写',
  optional: '选填',
  sides: { certFront: '人像面', certBack: '国徽面' },
  pick: '拍照或选图',
  reading: '正在识别',
  filled: (count: number) => `已填${count}项，请核对`,
  nothing: '没有认出来，换一张',
  faulty: { dark: '太暗了，亮一点重拍', glare: '反光了，换个角度', blurred: '模糊了，对焦后重拍' },
  otherSide: { certFront: '这张像国徽面', certBack: '这张像人像面' },
  failed: '没有认成，点这里重拍',
  privacy: '四角完整、没有反光的照片认得准。照片只用来识别，不会保存。',
  slow: '还在识别，可以先往下填写',
  again: '再试一次',
  mark: '请核对',
  markText: '照片识别，可能有误',
  unread: '照片上没有认准，请对照证件填写',
  notPhoto: '请选择一张照片',
  tooLarge: '照片太大，换一张2MB以内的，或直接填写',
  lost: '这次没有识别成，可以再试一次，或直接填写',
} as const;

export const scanWords = {
  scan: '拍银行卡识别卡号',
  reading: '正在识别卡号',
  slow: '还在识别，也可以直接填写',
  nothing: '卡号没有认准，换一张平整、没有反光的，或直接填写',
} as const;
