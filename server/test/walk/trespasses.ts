import {
  type Input,
  type OperationCall,
  type Reference,
  type Referred,
  withValueAt,
} from '../sweep/operation-call.ts';
import type { Organisation } from '../sweep/tenant-objects.ts';

/** A field that takes an object of an organisation. */
export interface Trespass {
  path: string;
  reference: Reference;
}

const asReference = (referred: Referred): Reference | undefined => {
  if (typeof referred === 'object') return referred;
  return referred === 'catalogue' || referred === 'within' ? undefined : { of: referred };
};

export const trespassesOf = ({ refers }: OperationCall): Trespass[] =>
  Object.entries(refers).flatMap(([path, referred]) => {
    const reference = asReference(referred);
    return reference ? [{ path, reference }] : [];
  });

/** The caller's own input, which is valid, but for one reference to an object of theirs. */
export async function trespassingInput(
  own: Input,
  { path, reference }: Trespass,
  theirs: Organisation,
): Promise<Input> {
  const object = await theirs.the(reference.of);
  return withValueAt(own, reference.at ?? path, reference.as ? reference.as(object) : object);
}
