export { CompanyScreen } from './company/company-screen.tsx';
export { GoalsScreen } from './goals/goals-screen.tsx';
export { MeasuresScreen } from './measures/measures-screen.tsx';
export { MotivationScreen } from './motivation/motivation-screen.tsx';
export { SummaryScreen } from './summary/summary-screen.tsx';
export { WelcomeScreen } from './welcome/welcome-screen.tsx';
export { WizardError } from './wizard-error.tsx';
export { WizardLayout } from './wizard-layout.tsx';
