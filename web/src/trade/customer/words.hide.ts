/** Texts of the eye over the customer's amounts. */
export const hideWords = {
  show: '显示金额',
  hide: '隐藏金额',
} as const;
