/** How Chromium is started: as in the tests, without what it does in the background. */
export const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
export const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--lang=zh-CN',
];
