/**
 * Choices that depend on nothing but a text (FNV-1a, then xorshift), so that every machine draws the same
 * picture for the same id.
 */
export function choicesFrom(text: string): <Option>(options: readonly Option[]) => Option {
  let state = 0x811c9dc5;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // xorshift never leaves zero.
  state = state >>> 0 || 1;

  return (options) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    const chosen = options[state % options.length];
    if (chosen === undefined) throw new RangeError('Nothing to choose from');
    return chosen;
  };
}
