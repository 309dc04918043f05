import type { Sector } from '@metra/contract/core/primitives';
import type { Location } from '@metra/contract/shapes/company-shapes';
import {
  type Choice,
  emptyProgress,
  type Progress,
  type StepFlags,
  sectors,
  steps,
  untouched,
} from './wizard-state.ts';

export interface CompanyInfo {
  name: string;
  industry: number | null;
  size: number | null;
  address: string;
  additionalInfo: string;
  zipCode: string;
  city: string;
  country: string;
  location: Location | null;
  logo: { id: number; name: string } | null;
}

export const emptyCompany: CompanyInfo = {
  name: '',
  industry: null,
  size: null,
  address: '',
  additionalInfo: '',
  zipCode: '',
  city: '',
  country: '',
  location: null,
  logo: null,
};

/** Readers of stored values: they throw when a value has not the expected shape. */

export function parseProgress(json: unknown): Progress {
  const stored = record(json);
  return Object.fromEntries(steps.map((step) => [step, flags(stored[step])])) as Progress;
}

export function parseChoice(json: unknown): Choice {
  const stored = record(json);
  const chosen = sectors.map((sector): [Sector, number | null] => [sector, optional(id)(stored[sector])]);
  return Object.fromEntries(chosen.filter(([, chosenId]) => chosenId !== null));
}

export function parseIds(json: unknown): readonly number[] {
  if (!Array.isArray(json)) throw new TypeError('Not a list.');
  return json.map(id);
}

export function parseCompany(json: unknown): CompanyInfo {
  const stored = record(json);
  const text = (name: keyof CompanyInfo) => optional(string)(stored[name]) ?? '';
  return {
    name: text('name'),
    industry: optional(id)(stored.industry),
    size: optional(id)(stored.size),
    address: text('address'),
    additionalInfo: text('additionalInfo'),
    zipCode: text('zipCode'),
    city: text('city'),
    country: text('country'),
    location: optional(location)(stored.location),
    logo: optional(logo)(stored.logo),
  };
}

/** Joiners of what two tabs or two colleagues stored: whoever changed a part since the base has the say about it. */

export const mergeProgress = (mine: Progress, theirs: Progress, base: Progress | null): Progress =>
  Object.fromEntries(
    steps.map((step) => [step, mergeFields(mine[step], theirs[step], (base ?? emptyProgress)[step])]),
  ) as Progress;

export function mergeChoice(mine: Choice, theirs: Choice, base: Choice | null): Choice {
  const merged = sectors.map((sector): [Sector, number | undefined] => [
    sector,
    mine[sector] === base?.[sector] ? theirs[sector] : mine[sector],
  ]);
  return Object.fromEntries(merged.filter(([, chosen]) => chosen !== undefined));
}

export function mergeIds(
  mine: readonly number[],
  theirs: readonly number[],
  base: readonly number[] | null,
): readonly number[] {
  const removed = new Set((base ?? []).filter((one) => !mine.includes(one) || !theirs.includes(one)));
  return [...new Set([...theirs, ...mine])].filter((one) => !removed.has(one));
}

export const mergeCompany = (mine: CompanyInfo, theirs: CompanyInfo, base: CompanyInfo | null): CompanyInfo =>
  mergeFields(mine, theirs, base ?? emptyCompany);

function mergeFields<Fields extends object>(mine: Fields, theirs: Fields, base: Fields): Fields {
  const names = Object.keys(mine) as (keyof Fields)[];
  const changed = names.filter((name) => JSON.stringify(mine[name]) !== JSON.stringify(base[name]));
  const ours = Object.fromEntries(changed.map((name) => [name, mine[name]]));
  return { ...theirs, ...ours };
}

function record(json: unknown): Readonly<Record<string, unknown>> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new TypeError('Not an object.');
  return json as Record<string, unknown>;
}

const optional =
  <Value>(read: (json: unknown) => Value) =>
  (json: unknown): Value | null =>
    json === undefined || json === null ? null : read(json);

function string(json: unknown): string {
  if (typeof json !== 'string') throw new TypeError('Not a text.');
  return json;
}

function number(json: unknown): number {
  if (typeof json !== 'number' || !Number.isFinite(json)) throw new TypeError('Not a number.');
  return json;
}

function id(json: unknown): number {
  const value = number(json);
  if (!Number.isSafeInteger(value) || value < 1) throw new TypeError('Not an id.');
  return value;
}

function flags(json: unknown): StepFlags {
  if (json === undefined) return untouched;
  const stored = record(json);
  return { done: stored.done === true, seen: stored.seen === true };
}

function location(json: unknown): Location {
  const stored = record(json);
  return {
    label: string(stored.label),
    latitude: number(stored.latitude),
    longitude: number(stored.longitude),
  };
}

function logo(json: unknown): NonNullable<CompanyInfo['logo']> {
  const stored = record(json);
  return { id: id(stored.id), name: string(stored.name) };
}
