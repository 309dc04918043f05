import type { ComponentType } from 'react';
import type { SiteScreenProps } from '../lib/site-page.ts';

const market = () => import('../features/marketplace/screens.ts');
const questionnaire = () => import('../features/questionnaire/screens.ts');

/** The screens of the site: the server loads them to render, the browser to go on with what was rendered. */
const screens = {
  home: async () => (await import('../features/home/home-screen.tsx')).HomeScreen,
  legal: async () => (await import('../features/legal/legal-screen.tsx')).LegalScreen,
  guide: async () => (await import('../features/landing-page/guide-screen.tsx')).GuideScreen,
  guides: async () => (await import('../features/landing-page/guides-screen.tsx')).GuidesScreen,
  marketplace: async () => (await market()).MarketplaceScreen,
  offer: async () => (await market()).OfferScreen,
  organisations: async () => (await market()).OrganisationsScreen,
  organisation: async () => (await market()).OrganisationScreen,
  preview: async () => (await import('../features/landing-page/preview-screen.tsx')).PreviewScreen,
  licences: async () => (await import('../features/licences/licences-screen.tsx')).LicencesScreen,
  questionnaire: async () => (await questionnaire()).AnsweringScreen,
  'questionnaire-result': async () => (await questionnaire()).ResultScreen,
  verification: async () =>
    (await import('../features/verification/verification-screen.tsx')).VerificationScreen,
  'not-found': async () => (await import('./not-found-screen.tsx')).NotFoundScreen,
};

export type ScreenName = keyof typeof screens;

type Props<Screen extends ScreenName> =
  Awaited<ReturnType<(typeof screens)[Screen]>> extends ComponentType<infer P> ? P : never;

/** Screens that stand alone, without the header and the footer of the site. */
export const hasOwnFrame = (screen: ScreenName): boolean => screen === 'questionnaire';

/** Screens with a main action of their own: the header's way in steps back. */
export const hasOwnAction = (screen: ScreenName): boolean =>
  screen === 'questionnaire-result' || screen === 'verification';

/** What a screen has to be given. */
export type DataOf<Screen extends ScreenName> =
  Props<Screen> extends SiteScreenProps<infer Data> ? Data : undefined;

/** The data of a page was read for its screen: which one, only the page knows. */
export const loadScreen = (name: ScreenName) =>
  screens[name]() as Promise<ComponentType<SiteScreenProps<unknown>>>;
