/**
 * A failure of the program itself rather than of a call: a part was used before its container stood.
 * The shape (`type`, `id`, `message`) is what error reporting reads.
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
