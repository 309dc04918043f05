import type { LandingPage } from '@metra/contract/shapes/landing-page-shapes';

/** The address visitors know a page by, or knew it by. */
export const publicPath = ({ kind }: Pick<LandingPage, 'kind'>, slug: string): string =>
  kind === 'LEGAL' ? `/${slug}` : `/landing-pages/${slug}`;
