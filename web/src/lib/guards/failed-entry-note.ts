import { type ErrorMessage, errorMessage } from '../errors/errors.ts';
import { log } from '../errors/log.ts';

const KEY = 'failed-entry';

/** The note moves from the application's document to the document of the home page. */
export interface FailedEntryNote {
  route: string;
  message: ErrorMessage;
}

export function leaveFailedEntryNote(route: string, error: unknown): void {
  try {
    const note: FailedEntryNote = { route, message: errorMessage(error) };
    sessionStorage.setItem(KEY, JSON.stringify(note));
  } catch (problem) {
    log.info('The session storage cannot be used.', problem);
  }
}

/** The note is removed when it is read, so that a reload does not show it again. */
export function takeFailedEntryNote(): FailedEntryNote | undefined {
  try {
    const note = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return note === null ? undefined : (JSON.parse(note) as FailedEntryNote);
  } catch (problem) {
    log.info('The session storage cannot be used.', problem);
    return undefined;
  }
}
