import type { DatapointWrite } from '@metra/contract/operations/disclosures';
import type { Datapoint, DisclosureTable } from '@metra/contract/shapes/standard-shapes';

/** The answer to write; the version that it is written over is known only when it is sent. */
export type Body = Omit<DatapointWrite, 'version'>;

/** The answer of a colleague. */
export type Theirs = Datapoint | DisclosureTable;
