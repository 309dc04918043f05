/** The browser loads these screens as one file, because the entry of the site names them once. */
export { GuideScreen } from './guide-screen.tsx';
export { GuidesScreen } from './guides-screen.tsx';
export { PreviewScreen } from './preview-screen.tsx';
