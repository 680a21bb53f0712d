export const executablePath: string;
export const args: string[];
export const phone: {
  viewport: { width: number; height: number };
  deviceScaleFactor: number;
  hasTouch: boolean;
  isMobile: boolean;
  locale: string;
  timezoneId: string;
};
