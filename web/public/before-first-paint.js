// Runs before anything is painted, so that a remembered theme never flashes the other one.
(() => {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    // For the server, which writes the next document.
    const language = localStorage.getItem('language');
    if ((language === 'de' || language === 'en') && !document.cookie.includes(`language=${language}`)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store does not exist in all browsers.
      document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
    }
  } catch {
    // Storage can be forbidden; the defaults of the page then stand.
  }
})();
