import { hasKey } from '../errors/errors.ts';

/** Some calls answer "there is none" as an error with this key, which is no failure. */
export async function nullForError<Value>(i18nKey: string, call: Promise<Value>): Promise<Value | null> {
  try {
    return await call;
  } catch (error) {
    if (hasKey(error, i18nKey)) return null;
    throw error;
  }
}
