/** Texts of how to take a photo, and how not to. */
export const guideWords = {
  whole: '四角入框',
  cut: '缺角',
  glare: '反光',
  blurred: '模糊',
} as const;
