import type { SiteScreenProps } from '../../lib/site/site-page.ts';
import type { SharedReportData } from './shared/shared-report-data.ts';
import { SharedReportScreen } from './shared/shared-report-screen.tsx';
import type { VerifyData } from './verify/verify-data.ts';
import { VerifyScreen } from './verify/verify-screen.tsx';

/** Both pages for whoever holds a report, as one screen: the entry of the site names it once. */
export const VerificationScreen = ({ data }: SiteScreenProps<VerifyData | SharedReportData>) =>
  'token' in data ? <SharedReportScreen data={data} /> : <VerifyScreen data={data} />;
