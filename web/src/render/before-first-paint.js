// Runs before anything is painted, so that a remembered theme never flashes the other one, and before the scripts are there,
// so that what the screen shows is on its way meanwhile.
(() => {
  const root = document.documentElement;
  // The content security policy allows no code made of text: zod need not try, which browsers report.
  globalThis.__zod_globalConfig = { jitless: true };
  // React makes some errors as it is loaded, only to know them again. Where somebody looks on (developer tools, or whoever
  // measures) the browser reads the whole file once more to note where: as long as all other loading takes.
  const { stackTraceLimit } = Error;
  delete Error.stackTraceLimit;
  addEventListener('DOMContentLoaded', () => {
    if (stackTraceLimit !== undefined) Error.stackTraceLimit = stackTraceLimit;
  });
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    const isInside = /^\/(app|admin)(\/|$)/.test(location.pathname);
    // For the server, which writes the next document. Inside, where the address says no language, it has just followed it.
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
    // Nobody sees the shell of a page they cannot enter: they are led to the login.
    if (isInside && localStorage.getItem('authentication_token') === null) root.dataset.signedOut = '';
    sendFirstCalls();
  } catch {
    // Storage can be forbidden; the defaults of the page then stand.
  }

  // What the screen will ask for first, just as the application asks (`lib/first-answers.ts`), which takes the answers.
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
      // A parameter that cannot be one: the application will say that there is nothing.
      if (address.includes('%24')) continue;
      const answer = fetch(address, { method: 'GET', headers });
      // The application then asks by itself.
      answer.catch(() => undefined);
      answers.set(address, answer);
    }
    globalThis.firstAnswers = { sentAt: Date.now(), headers, answers };
  }

  // Writes what stands in the page's path into an address that names it: $goalId in the one, %24goalId in the other.
  function withParams(path) {
    const places = path.split('/');
    const values = location.pathname.split('/');
    return (address) =>
      address.replace(/%24(\w+)/g, (placeholder, name) => {
        const value = values[places.indexOf(`$${name}`)] ?? '';
        return /^[a-z0-9-]{1,80}$/.test(value) ? value : placeholder;
      });
  }

  // The application's document shows what is to come. When its script cannot be fetched, that will never come.
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
