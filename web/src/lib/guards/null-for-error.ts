import { hasKey } from '../errors/errors.ts';

/** For calls that answer "there is none" as an error with this key: having none is an answer, not a failure. */
export async function nullForError<Value>(i18nKey: string, call: Promise<Value>): Promise<Value | null> {
  try {
    return await call;
  } catch (error) {
    if (hasKey(error, i18nKey)) return null;
    throw error;
  }
}
