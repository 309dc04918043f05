import { z } from 'zod';
import { fieldKeys } from './field-keys.ts';
import { text } from './primitives.ts';

/** The closed list of what can go wrong, with the HTTP status of each. Texts in `error-texts/`. */
export const errors = {
  'application.unknown': 400,
  'input.invalid': 400,
  'input.malformed': 400,
  'input.too_large': 413,
  'input.headers_too_large': 431,
  'input.unsupported_type': 415,
  'input.timeout': 408,
  'not_found.route': 404,
  'not_found.object': 404,
  'method.not_allowed': 405,
  'auth.unauthenticated': 401,
  'auth.forbidden': 403,
  'conflict.version': 409,
  'conflict.idempotency_key': 409,
  'rate_limit.exceeded': 429,
  'service.unavailable': 503,
  'service.overloaded': 503,
  'internal.unexpected': 500,
  'subscription.required': 403,
  'storage.value_malformed': 400,
  'storage.full': 409,
  'not_found.stored_value': 404,
  'auth.bad_credentials': 401,
  'auth.not_confirmed': 403,
  'auth.token_invalid': 400,
  'auth.password_change_required': 403,
  'auth.impersonation_refused': 403,
  'account.password_weak': 400,
  'account.password_wrong': 400,
  'account.email_taken': 409,
  'account.last_administrator': 409,
  'team.last_member': 409,
  'team.too_many_invitations': 409,
  'not_found.account': 404,
  'not_found.session': 404,
  'not_found.invitation': 404,
  'not_found.event': 404,
  'not_found.organisation': 404,
  'conflict.slug': 409,
  'not_found.goal': 404,
  'not_found.measure': 404,
  'not_found.kpi': 404,
  'not_found.rating': 404,
  'not_found.strategy': 404,
  'not_found.resource': 404,
  'not_found.address': 404,
  'not_found.subscription': 404,
  'subscription.already_active': 409,
  'subscription.not_for_sale': 503,
  'subscription.nothing_to_cancel': 409,
  'subscription.not_cancelled': 409,
  'promotion.not_found': 404,
  'promotion.expired': 409,
  'promotion.used_up': 409,
  'promotion.already_redeemed': 409,
  'promotion.code_taken': 409,
  'promotion.below_redemptions': 409,
  'not_found.promotion': 404,
  'not_found.invoice': 404,
  'invoice.not_payable': 409,
  'invoice.payment_beyond_total': 409,
  'invoice.not_overdue': 409,
  'invoice.already_cancelled': 409,
  'strategy.noActiveStrategy': 404,
  'strategy.already_active': 409,
  'strategy.not_a_draft': 409,
  'strategy.no_goals': 409,
  'strategy.limit_reached': 409,
  'tracking.goal_already_active': 409,
  'tracking.goal_inactive': 409,
  'tracking.last_goal': 409,
  'tracking.last_measure': 409,
  'tracking.measure_of_other_goal': 400,
  'tracking.measure_already_there': 409,
  'resource.type_refused': 415,
  'resource.storage_full': 409,
  'resource.link_expired': 403,
  'not_found.category': 404,
  'not_found.kpi_record': 404,
  'not_found.change': 404,
  'kpi.derived': 409,
  'kpi.formula_invalid': 400,
  'kpi.has_records': 409,
  'kpi.in_use': 409,
  'kpi.limit_reached': 409,
  'kpi_record.period_taken': 409,
  'kpi_record.period_overlaps': 409,
  'kpi_record.implausible': 409,
  'import.unreadable': 400,
  'import.no_columns': 400,
  'import.too_many_rows': 400,
  'import.bad_rows': 400,
} as const satisfies Record<string, number>;

export type ErrorKey = keyof typeof errors;

/**
 * One wrong place in the input: where (`goals/0/measures`) and which rule (`required`, `maxLength` …); `detail` is what
 * it collides with: the id of the record that is there, the limit, the name of what uses it.
 */
export const FieldError = z.object({
  path: text(400).min(1),
  key: z.enum(fieldKeys),
  detail: text(300).optional(),
});
export type FieldError = z.infer<typeof FieldError>;

/** The one error shape. */
export const ErrorBody = z.object({
  status: z.int(),
  error: text(100),
  i18nKey: text(100),
  message: text(1000),
  responseId: text(60),
  fields: z.array(FieldError).max(5000).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Keys every operation can answer with, whatever it does. */
export const commonErrors = [
  'application.unknown',
  'input.invalid',
  'input.malformed',
  'rate_limit.exceeded',
  'service.unavailable',
  'service.overloaded',
  'internal.unexpected',
] as const satisfies readonly ErrorKey[];
