// Sets theme and text size before the first paint. A file of its own, because the content
// security policy forbids inline scripts. src/app/look.ts writes the same keys later.
(() => {
  var root = document.documentElement;
  var theme = null;
  var size = null;
  try {
    theme = localStorage.getItem('tael.theme');
    size = localStorage.getItem('tael.size');
  } catch (_) {
    // Storage may be closed in an embedded view; the system's choice is used then.
  }
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.dataset.theme = theme;
  if (size === 'elder') root.dataset.size = 'elder';
  var meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.setAttribute('content', theme === 'dark' ? '#0A0F1C' : '#F3F5F9');
})();
