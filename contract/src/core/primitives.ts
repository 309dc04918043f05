import { z } from 'zod';
import { rule } from './field-keys.ts';

/** PostgreSQL cannot store NUL, and half a surrogate pair is not a character. */
const isPlainText = (text: string) => text.isWellFormed() && !text.includes('\0');

/** Every string of the API has a maximum length and can be stored. */
export const text = (max: number) => z.string().max(max).refine(isPlainText, rule('pattern'));

/** A text that is not empty after trimming. */
export const notBlank = (max: number) => text(max).refine((value) => value.trim() !== '', rule('notBlank'));

/** An optional text. Null clears it. */
export const optionalText = (max: number) => text(max).nullable().optional();

export const Id = z.int().positive().meta({ description: 'A positive integer' });

/** The largest value of a PostgreSQL `integer`. Comparing a larger one would be an error. */
const largestVersion = 2_147_483_647;
export const Version = z.int().positive().max(largestVersion);
/** A version; 0 means that nothing was written yet. */
export const VersionOrNone = z.int().min(0).max(largestVersion);
export const Count = z.int().nonnegative();

const emailLimits = { total: 254, local: 64, label: 63 } as const;
const emailLocal = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const emailLabel = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i;

/** The lengths are those of RFC 5321. Only ASCII is allowed, so that a mailbox has one spelling apart from case. */
export function isEmail(value: string): boolean {
  if (value.length > emailLimits.total) return false;
  const at = value.lastIndexOf('@');
  const local = value.slice(0, at);
  const labels = value.slice(at + 1).split('.');
  return (
    at > 0 &&
    local.length <= emailLimits.local &&
    emailLocal.test(local) &&
    labels.length > 1 &&
    labels.every((label) => label.length <= emailLimits.label && emailLabel.test(label))
  );
}

export const Email = z
  .string()
  .refine(isEmail, rule('email'))
  .meta({ format: 'email', maxLength: emailLimits.total });

export const passwordLimits = { min: 10, max: 128 } as const;
export const Password = text(passwordLimits.max).min(passwordLimits.min);

export const Slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const Language = z.enum(['de', 'en']);
export type Language = z.infer<typeof Language>;

export const Role = z.enum(['USER', 'METRA', 'ADMIN']);
export type Role = z.infer<typeof Role>;

/** The roles in a team. READER sees and exports everything, for an auditor or a tax adviser. */
export const TeamRole = z.enum(['OWNER', 'MEMBER', 'READER']);
export type TeamRole = z.infer<typeof TeamRole>;

export const Sector = z.enum(['e', 's', 'g']);
export type Sector = z.infer<typeof Sector>;

/** The effort and the impact of a measure. */
export const Level = z.enum(['LOW', 'MEDIUM', 'HIGH']);

/** Dates start with the year 1, because PostgreSQL has no year 0. */
export const IsoDate = z.iso
  .date()
  .max(10)
  .refine((day) => !day.startsWith('0000'), rule('minimum'));
export const Instant = z.iso.datetime().max(30);
export const Cents = z.int();
export const Currency = z.literal('EUR');

/** A secret from a mail or a session. The server decides what it means. */
export const Token = text(200).min(1);

const pageLimits = { pageSize: 20, maxPageSize: 100, maxPage: 1_000_000 } as const;

const sortField = <const Name extends string>(names: readonly Name[]) =>
  z.enum(names.flatMap((name): (Name | `-${Name}`)[] => [name, `-${name}`]));

/** The query of a list: page from 0, pageSize at most 100. */
export const pageQuery = {
  page: z.int().min(0).max(pageLimits.maxPage).default(0),
  pageSize: z.int().min(1).max(pageLimits.maxPageSize).default(pageLimits.pageSize),
};

/** `name` or `-name`. A field that cannot be sorted by is an error. */
export const sortBy = <const Name extends string>(...names: Name[]) => ({
  sort: sortField(names).optional(),
});

/** The answer of a list. */
export const pageOf = <Item extends z.core.SomeType>(item: Item) =>
  z.object({
    items: z.array(item).max(pageLimits.maxPageSize),
    page: z.int(),
    pageSize: z.int(),
    total: Count,
  });

export type Page<Item> = { items: Item[]; page: number; pageSize: number; total: number };

/** The random key of a questionnaire result. Only people who received it know it. */
export const ResultKey = z
  .string()
  .max(43)
  .regex(/^[A-Za-z0-9_-]{43}$/);
