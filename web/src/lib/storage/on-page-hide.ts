/** Calls when the page is left: closed, hidden or put away by the system, which on phones is the last sign of life. */
export function onPageHide(leave: () => void): () => void {
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
