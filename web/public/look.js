// Sets theme, text size and whether there is a session before the first paint. A file of its own,
// because the content security policy forbids inline scripts. src/app/look.ts and
// src/api/session.ts write the same keys later.
(() => {
  var root = document.documentElement;
  var theme = null;
  var size = null;
  var token = null;
  try {
    theme = localStorage.getItem('tael.theme');
    size = localStorage.getItem('tael.size');
    token = localStorage.getItem('tael.token');
  } catch (_) {
    // Storage may be closed in an embedded view; the system's choice is used then.
  }
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.dataset.theme = theme;
  if (size === 'elder') root.dataset.size = 'elder';
  if (token) root.dataset.signed = '';
  var meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.setAttribute('content', theme === 'dark' ? '#0A0F1C' : '#F3F5F9');

  // A page that shows something already begins its code once the first paint is seen: the browser
  // says when; one that does not say it gets two frames. A customer waits for his figures, so his
  // code is on its way meanwhile. A page that nobody sees is never painted.
  document.addEventListener('DOMContentLoaded', () => {
    var entry = document.querySelector('link[data-entry]');
    if (!entry) return;
    var load = () => {
      for (var link of document.querySelectorAll('link[rel="later"]')) link.rel = 'modulepreload';
    };
    var begin = () => {
      load();
      var script = document.createElement('script');
      script.type = 'module';
      script.crossOrigin = '';
      script.src = entry.href;
      document.head.append(script);
    };
    var tells = window.PerformanceObserver?.supportedEntryTypes?.includes('paint');
    var onPaint = () => {
      var observer = new PerformanceObserver((paints) => {
        if (!paints.getEntriesByName('first-contentful-paint').length) return;
        observer.disconnect();
        begin();
      });
      observer.observe({ type: 'paint', buffered: true });
    };
    var afterFrame = (work) => requestAnimationFrame(() => setTimeout(work));
    if (token) load();
    if (document.hidden) begin();
    else if (tells) onPaint();
    else afterFrame(() => afterFrame(begin));
  });
})();
