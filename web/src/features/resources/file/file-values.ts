import { notBlank, text } from '@metra/contract/core/primitives';
import type { Resource } from '@metra/contract/operations/resources';
import { Focus } from '@metra/contract/shapes/images';
import { z } from 'zod';

export const FileValues = z.object({
  name: notBlank(255),
  description: text(2000),
  altDe: text(300),
  altEn: text(300),
  focus: Focus.nullable(),
});
export type FileValues = z.infer<typeof FileValues>;

export const valuesOf = ({ name, description, image }: Resource): FileValues => ({
  name,
  description: description ?? '',
  altDe: image?.altText.de ?? '',
  altEn: image?.altText.en ?? '',
  focus: image?.focus ?? null,
});

export const writeOf = ({ name, description, altDe, altEn, focus }: FileValues) => ({
  name: name.trim(),
  description: description.trim() || null,
  altText: { de: altDe.trim() || null, en: altEn.trim() || null },
  focus,
});
