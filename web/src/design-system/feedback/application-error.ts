/**
 * It reports a mistake of the program, for example a part that was used before its container was rendered.
 * Error reporting reads the shape (`type`, `id`, `message`).
 */
export class ApplicationError extends Error {
  readonly type = 'app';
  readonly id: string;

  constructor(id: string, message: string) {
    super(message);
    this.name = 'ApplicationError';
    this.id = id;
  }
}
