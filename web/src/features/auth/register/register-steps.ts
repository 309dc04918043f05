/** The questions in their order; after the last one the next step lies in the mailbox. */
export const questions = ['organisation', 'person', 'access'] as const;
export type Question = (typeof questions)[number];

export const MAILBOX_STEP = questions.length + 1;
export const TOTAL_STEPS = MAILBOX_STEP;

export interface RegisterValues {
  organisationName: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  termsAccepted: boolean;
}

const FIELDS: Record<Question, readonly (keyof RegisterValues)[]> = {
  organisation: ['organisationName'],
  person: ['firstName', 'lastName'],
  access: ['email', 'password', 'termsAccepted'],
};

export const fieldsOf = (step: number): readonly (keyof RegisterValues)[] =>
  FIELDS[questions[step - 1] ?? 'organisation'];

/** The card that shows the first of these fields; undefined when none does. */
export function stepShowing(fields: readonly string[]): number | undefined {
  const index = questions.findIndex((question) => FIELDS[question].some((field) => fields.includes(field)));
  return index === -1 ? undefined : index + 1;
}

/** No card is shown before those ahead of it are filled in, whatever the address says. */
export function firstOpenStep(values: RegisterValues): number {
  const open = questions.findIndex((question) =>
    FIELDS[question].some((field) => String(values[field]).trim() === ''),
  );
  return open === -1 ? questions.length : open + 1;
}
