/** The stored values of specification section 4, and the motivation, which is ours. */
export const storedNames = {
  steps: 'metraLite.steps',
  motivation: 'metraLite.motivation',
  goals: 'metraLite.goals',
  measures: 'metraLite.measures',
  companyInfo: 'metraLite.companyInfo',
} as const;

let isOpen = false;

/** The values were read already: from then on the store keeps them up to date. */
export const isWizardOpen = (): boolean => isOpen;

export function setWizardOpen(open: boolean): void {
  isOpen = open;
}
