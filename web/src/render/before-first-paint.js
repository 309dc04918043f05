// This script runs before the first paint, so that a stored theme never shows the other one first. It runs
// before the other scripts are loaded, so that the first calls of the screen are sent meanwhile.
(() => {
  const root = document.documentElement;
  // The content security policy forbids code made of text. Zod must not try it, because browsers report the
  // attempt.
  globalThis.__zod_globalConfig = { jitless: true };
  // React creates some errors while it is loaded, only to recognise them later. With open developer tools or
  // a profiler the browser parses the whole file once more to record their positions, which takes as long as
  // all other loading.
  const { stackTraceLimit } = Error;
  delete Error.stackTraceLimit;
  addEventListener('DOMContentLoaded', () => {
    if (stackTraceLimit !== undefined) Error.stackTraceLimit = stackTraceLimit;
  });
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    const isInside = /^\/(app|admin)(\/|$)/.test(location.pathname);
    // The server uses the cookie for the next document. Inside the application, if the address names no
    // language, it has just used it.
    const language = localStorage.getItem('language');
    const isFollowed = isInside && root.lang === language;
    if (
      (language === 'de' || language === 'en') &&
      !isFollowed &&
      !document.cookie.includes(`language=${language}`)
    ) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store does not exist in all browsers.
      document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
    }
    // A person without a token is redirected to the sign-in, so the frame of the page stays hidden.
    if (isInside && localStorage.getItem('authentication_token') === null) root.dataset.signedOut = '';
    sendFirstCalls();
  } catch {
    // The browser can forbid storage; the page then uses its defaults.
  }

  // Sends the first calls of the screen with the same headers as the application, which takes the answers
  // (`lib/first-answers.ts`).
  function sendFirstCalls() {
    const calls = document.getElementById('first-calls');
    const token = localStorage.getItem('authentication_token');
    if (!calls || token === null) return;
    const named = JSON.parse(calls.textContent);
    const language = localStorage.getItem('language') === 'en' ? 'en' : 'de';
    const headers = { ...named.headers, 'accept-language': language, authorization: `Bearer ${token}` };
    const answers = new Map();
    const addresses = location.search ? named.addresses : [...named.addresses, ...named.withoutSearch];
    for (const address of addresses.map(withParams(named.path))) {
      // A parameter has an invalid value; the application will show that the page does not exist.
      if (address.includes('%24')) continue;
      const answer = fetch(address, { method: 'GET', headers });
      // After a failure the application sends the call again.
      answer.catch(() => undefined);
      answers.set(address, answer);
    }
    globalThis.firstAnswers = { sentAt: Date.now(), headers, answers };
  }

  // Replaces a parameter in an address by its value in the page's path: $goalId in the path is %24goalId in
  // the address.
  function withParams(path) {
    const places = path.split('/');
    const values = location.pathname.split('/');
    return (address) =>
      address.replace(/%24(\w+)/g, (placeholder, name) => {
        const value = values[places.indexOf(`$${name}`)] ?? '';
        return /^[a-z0-9-]{1,80}$/.test(value) ? value : placeholder;
      });
  }

  // The document of the application shows a skeleton. If its script cannot be loaded, the skeleton would stay
  // for ever.
  function tellThatStartFailed() {
    const message = document.getElementById('start-failed');
    if (!message) return;
    document.getElementById('app')?.remove();
    message.hidden = false;
    message.querySelector('button')?.addEventListener('click', () => location.reload());
  }

  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tellThatStartFailed);
      else tellThatStartFailed();
    },
    true,
  );
})();
