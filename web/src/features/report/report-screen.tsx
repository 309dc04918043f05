import { ReportSkeleton } from './report-skeleton.tsx';

/** The report of a business year. */
export const ReportScreen = () => <ReportSkeleton />;
