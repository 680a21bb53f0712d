/** How the app is put on the desktop where the browser does not ask. */
export const installWords = {
  title: '添加到桌面',
  text: '像App一样从桌面打开，没有网络也能看最近看过的内容。',
  apple: ['用Safari打开这个页面', '点底部的“分享”', '选“添加到主屏幕”'],
  wechat: ['点右上角的“…”，选“在浏览器打开”', '打开浏览器的菜单', '选“添加到主屏幕”'],
  other: ['打开浏览器的菜单', '选“添加到主屏幕”或“安装应用”'],
} as const;
