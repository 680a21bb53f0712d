/** Texts of choosing a place. */
export const regionWords = {
  retry: '地区没有加载出来，重试',
  steps: ['省份', '城市', '区县'],
} as const;
