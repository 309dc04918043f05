/** Fetched as one: the entry of the site names them once. */
export { SharedReportScreen } from './shared/shared-report-screen.tsx';
export { VerifyScreen } from './verify/verify-screen.tsx';
