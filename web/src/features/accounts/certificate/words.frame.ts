/** Texts of a photo in its frame. */
export const frameWords = {
  take: '拍照或选图',
  sending: '正在上传',
  reading: '正在识别',
  redo: '重拍',
  resend: '再传一次',
  notSent: '没传上去',
  marks: {
    unread: '没有认清',
    otherSide: '拍反面了',
    dark: '太暗',
    glare: '反光',
    blurred: '模糊',
  },
} as const;
