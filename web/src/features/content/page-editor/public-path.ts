import type { LandingPage } from '@metra/contract/shapes/landing-page-shapes';

export const publicPath = ({ kind }: Pick<LandingPage, 'kind'>, slug: string): string =>
  kind === 'LEGAL' ? `/${slug}` : `/landing-pages/${slug}`;
