// Runs before anything is painted, so that a remembered theme never flashes the other one.
(() => {
  const root = document.documentElement;
  // The content security policy allows no code made of text: zod need not try, which browsers report.
  globalThis.__zod_globalConfig = { jitless: true };
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    // For the server, which writes the next document.
    const language = localStorage.getItem('language');
    if ((language === 'de' || language === 'en') && !document.cookie.includes(`language=${language}`)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store does not exist in all browsers.
      document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
    }
    // Nobody sees the shell of a page they cannot enter: they are led to the login.
    const isInside = /^\/(app|admin)(\/|$)/.test(location.pathname);
    if (isInside && localStorage.getItem('authentication_token') === null) root.dataset.signedOut = '';
  } catch {
    // Storage can be forbidden; the defaults of the page then stand.
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
