import fc from 'fast-check';

/** Every character of Unicode but the halves of pairs. fast-check's own 'binary' first lists all, which takes seconds. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10_f7ff })
  .map((at) => String.fromCodePoint(at < 0xd800 ? at : at + 0x800));
