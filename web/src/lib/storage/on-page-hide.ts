/** A page may be closed, hidden or suspended. On phones this is the last event that a page receives. */
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
