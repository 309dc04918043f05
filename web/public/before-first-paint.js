// Runs before anything is painted, so that a remembered theme or language never flashes the other one.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    const language = localStorage.getItem('language');
    if (language === 'de' || language === 'en') root.lang = language;
  } catch {
    // Storage can be forbidden; the defaults of the page then stand.
  }
})();
