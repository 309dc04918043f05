import { LegalScreen } from './legal-screen.tsx';

export const ImprintScreen = () => <LegalScreen slug="impressum" />;
export const PrivacyScreen = () => <LegalScreen slug="datenschutz" />;
export const TermsScreen = () => <LegalScreen slug="agb" />;
