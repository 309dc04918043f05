import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { type DisclosureDefinition, type StandardVersion, versionFor } from './definition.ts';

interface VersionLine {
  slug: string;
  standard: string;
  fromYear: number;
  publishedOn: string;
}

/** Standards, cached until the catalogue changes. */
export interface ReadStandards {
  versions(): Promise<readonly VersionLine[]>;
  version(slug: string): Promise<StandardVersion | undefined>;
}

/** The version for a business year; of the product's first standard if none is named. */
export async function versionOf(
  standards: ReadStandards,
  year: number,
  standard: string | undefined,
): Promise<StandardVersion> {
  const all = await standards.versions();
  const wanted = standard ?? all[0]?.standard;
  const line = versionFor(
    all.filter((each) => each.standard === wanted),
    year,
  );
  return orNotFound(line && (await standards.version(line.slug)), 'not_found.standard');
}

export const disclosureOf = ({ disclosures }: StandardVersion, code: string): DisclosureDefinition =>
  orNotFound(
    disclosures.find((each) => each.code === code),
    'not_found.disclosure',
  );
