// As much of WeChat's library (JS-SDK 1.6) as the app uses, for the demo. The phone around the page
// (/demo/hosts) plays WeChat itself: it shows the menu, and hears what is shared.
(() => {
  // Pages go on without loading, also before this file comes.
  const loadedAt = performance.getEntriesByType('navigation')[0].name.replace(/#.*$/, '');
  // Apple's WeChat signs for the address that the page was loaded at, the other one for the present.
  const isApple = /\bios\b/.test(window.name);
  let ready = () => {};
  let hasBeenReady = false;
  let failed = () => {};
  let isSigned = false;

  const tell = (act, body) =>
    parent.postMessage({ tael: 'wechat', act, body: body ?? {} }, location.origin);

  async function config({ appId, timestamp, nonceStr, signature, jsApiList }) {
    const url = isApple ? loadedAt : location.href.replace(/#.*$/, '');
    const answer = await fetch('/demo/wechat/check', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url, timestamp, nonceStr, signature }),
    });
    const { data } = await answer.json();
    isSigned = Boolean(appId && jsApiList?.length && data?.signed);
    tell('signed', { url, signed: isSigned });
    hasBeenReady ||= isSigned;
    if (isSigned) ready();
    else failed({ errMsg: 'config:invalid signature' });
  }

  const whenSigned = (act) => (body) => {
    if (isSigned) tell(act, body && JSON.parse(JSON.stringify(body)));
  };

  window.wx = {
    config: (given) => void config(given).catch(() => failed({ errMsg: 'config:fail' })),
    // As the real one does: at once, whatever becomes of the newest signature.
    ready: (done) => {
      ready = done;
      if (hasBeenReady) done();
    },
    error: (done) => {
      failed = done;
    },
    updateAppMessageShareData: whenSigned('toFriend'),
    updateTimelineShareData: whenSigned('toAll'),
    hideAllNonBaseMenuItem: whenSigned('hideMenu'),
    showAllNonBaseMenuItem: whenSigned('showMenu'),
    closeWindow: whenSigned('close'),
  };
})();
