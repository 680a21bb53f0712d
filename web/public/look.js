// Sets theme, text size and whether there is a session before the first paint. A file of its own,
// because the content security policy forbids inline scripts. src/lib/look.ts and
// src/wire/session.ts write the same keys later.
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
  // Styles that few need, of large text and of wide windows. The page names them without asking for
  // them. A browser that is told to use them paints meanwhile, but not before what is written into
  // the page has come.
  var styles = (kind) => document.querySelector(`link[data-${kind}]`);
  var use = (kind, on) => {
    if (styles(kind) && styles(kind).disabled === on) styles(kind).disabled = !on;
  };
  var write = (kind) => {
    var named = styles(kind);
    if (!named) return;
    document.write(`<link rel="stylesheet" href="${named.getAttribute('href')}" data-${kind}>`);
    named.remove();
  };
  var wide = matchMedia('(min-width: 1000px)');
  if (wide.matches) write('wide');
  if (size === 'elder') write('elder');
  wide.addEventListener('change', () => use('wide', wide.matches));
  new MutationObserver(() => use('elder', root.dataset.size === 'elder')).observe(root, {
    attributeFilter: ['data-size'],
  });
  if (token) root.dataset.signed = '';
  // A demo on a wide window is a stage, and the app on it a phone in a frame (src/stage). What the
  // page has of the app's first screen would flash.
  if ('demo' in root.dataset) {
    if (window.parent !== window)
      root.dataset.framed = /^tael-host:/.test(window.name) ? 'host' : 'yes';
    else if (location.pathname === '/demo/hosts') root.dataset.stage = 'hosts';
    else if (wide.matches) root.dataset.stage = 'yes';
  }
  var meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.setAttribute('content', theme === 'dark' ? '#0A0F1C' : '#F3F5F9');

  // What is tapped before the code has come is done once it has: on the button that stands in its
  // place. It is forgotten when it is long ago, or the customer has gone on, so that nothing happens
  // out of the blue.
  var tapped = null;
  var follow = (app, still) => {
    var named = (button) => button.getAttribute('aria-label') || button.textContent.trim();
    var like = (place, name) =>
      [...place.querySelectorAll('button')].filter((button) => named(button) === name);
    still.addEventListener('click', ({ target }) => {
      var button = target.closest('button');
      if (!button || button.disabled) return;
      var name = named(button);
      var nth = like(still, name).indexOf(button);
      tapped = { name, nth, at: location.href, until: Date.now() + 5000 };
    });
    var watch = new MutationObserver(() => {
      if (still.isConnected) return;
      var wanted = tapped && tapped.at === location.href && Date.now() < tapped.until;
      if (!wanted) return watch.disconnect();
      var button = like(app, tapped.name)[tapped.nth];
      if (!button) return;
      // The page has one for visitors, too.
      tapped = null;
      requestAnimationFrame(() => button.click());
    });
    watch.observe(app, { childList: true, subtree: true });
  };
  document.addEventListener('DOMContentLoaded', () => {
    var app = document.getElementById('root');
    for (var still of app ? app.children : []) follow(app, still);
    document.addEventListener('pointerdown', () => (tapped = null), true);
  });

  // A page that shows something already begins its code once the first paint is seen, as the
  // browser tells. Some tell of text and pictures only, and a page may have none yet: what is not
  // told soon after the page has loaded is not waited for. A customer waits for his figures, so his
  // code is on its way meanwhile. A page that nobody sees is never painted.
  document.addEventListener('DOMContentLoaded', () => {
    var entry = document.querySelector('link[data-entry]');
    if (!entry) return;
    var load = () => {
      for (var link of document.querySelectorAll('link[rel="later"]')) link.rel = 'modulepreload';
    };
    var begun = false;
    var begin = () => {
      if (begun) return;
      begun = true;
      load();
      var script = document.createElement('script');
      script.type = 'module';
      script.crossOrigin = '';
      script.src = entry.href;
      document.head.append(script);
    };
    if (token) load();
    if (document.hidden || !window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
      begin();
      return;
    }
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
    addEventListener('load', () => setTimeout(begin, 200));
  });
})();
