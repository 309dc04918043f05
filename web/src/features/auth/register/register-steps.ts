/** The questions come in this order. After the last one the person continues in their mailbox. */
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

/** Returns the first card with one of these fields, or undefined. */
export function stepShowing(fields: readonly string[]): number | undefined {
  const index = questions.findIndex((question) => FIELDS[question].some((field) => fields.includes(field)));
  return index === -1 ? undefined : index + 1;
}

/** A card is only shown when those before it are filled in, whatever step the address names. */
export function firstOpenStep(values: RegisterValues): number {
  const open = questions.findIndex((question) =>
    FIELDS[question].some((field) => String(values[field]).trim() === ''),
  );
  return open === -1 ? questions.length : open + 1;
}
