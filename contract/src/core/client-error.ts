import type { SecondFactorQuestion } from '../shapes/second-factor-shapes.ts';
import type { ErrorBody, FieldError } from './errors.ts';

/** What a failed call tells (specification section 3: cause, id, type, status, responseId). */
export class ClientError extends Error {
  override readonly name = 'ClientError';
  readonly id: string;
  readonly type: 'api' | 'app';
  readonly status: number | undefined;
  readonly responseId: string | undefined;
  /** The server's key, e.g. `auth.bad_credentials`. */
  readonly i18nKey: string | undefined;
  readonly fields: readonly FieldError[];
  /** Seconds to wait, when the server says so. */
  readonly retryAfter: number | undefined;
  /** What is asked for beside a right password. */
  readonly secondFactor: SecondFactorQuestion | undefined;

  constructor(message: string, details: ClientErrorDetails) {
    super(message, { cause: details.cause });
    this.id = details.id;
    this.type = details.type;
    this.status = details.status;
    this.responseId = details.responseId;
    this.i18nKey = details.i18nKey;
    this.fields = details.fields ?? [];
    this.retryAfter = details.retryAfter;
    this.secondFactor = details.secondFactor;
  }
}

export interface ClientErrorDetails {
  id: string;
  type: 'api' | 'app';
  cause?: unknown;
  status?: number | undefined;
  responseId?: string | undefined;
  i18nKey?: string | undefined;
  fields?: readonly FieldError[] | undefined;
  retryAfter?: number | undefined;
  secondFactor?: SecondFactorQuestion | undefined;
}

/** A call that got no response, or one that nobody can read (specification section 8). */
export const noResponse = (cause: unknown, message = 'The server did not answer.') =>
  new ClientError(message, { id: 'api-error:axios-error-ill-defined', type: 'app', cause });

/** An answer that is not 2xx; the body may be ours, or a proxy's. */
export async function errorFrom(response: Response, id: string): Promise<ClientError> {
  const body: Partial<ErrorBody> = await response.json().catch(() => ({}));
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ClientError(body.message ?? `HTTP ${response.status}`, {
    id,
    type: 'api',
    cause: response,
    status: response.status,
    responseId: response.headers.get('x-response-id') ?? undefined,
    i18nKey: body.i18nKey,
    fields: body.fields,
    secondFactor: body.secondFactor,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}
