import type { ErrorBody, FieldError } from './errors.ts';
import type { SecondFactorQuestion } from './passkey-question.ts';

/** The error of a failed call: an answer that is not 2xx (`api`), or a call without an answer (`app`). */
export class ClientError extends Error {
  override readonly name = 'ClientError';
  readonly id: string;
  readonly type: 'api' | 'app';
  readonly status: number | undefined;
  readonly responseId: string | undefined;
  /** The key from the server, for example `auth.bad_credentials`. */
  readonly i18nKey: string | undefined;
  readonly fields: readonly FieldError[];
  /** Seconds to wait, if the server states them. */
  readonly retryAfter: number | undefined;
  /** The second factor that the server asks for after the right password. */
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

/** The error of a call that got no readable response. */
export const noResponse = (cause: unknown, message = 'The server did not answer.') =>
  new ClientError(message, { id: 'api-error:axios-error-ill-defined', type: 'app', cause });

/** Creates the error for an answer that is not 2xx. The body may come from a proxy. */
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
