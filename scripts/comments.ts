interface Span {
  start: number;
  end: number;
}

const TOKEN =
  /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|(?<=[(,=:[!&|?{};\n]\s*|return\s)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*|[`{}]/g;
const IN_TEMPLATE = /\\[\s\S]|`|\$\{/g;

/** Finds the comments of TypeScript code. Quotes, templates and regular expressions may contain text that looks like one. */
function commentSpans(code: string): Span[] {
  const spans: Span[] = [];
  const isTemplate: boolean[] = [];
  let at = 0;
  for (;;) {
    const pattern = isTemplate.at(-1) ? IN_TEMPLATE : TOKEN;
    pattern.lastIndex = at;
    const found = pattern.exec(code);
    if (!found) return spans;
    const [token] = found;
    at = found.index + token.length;
    if (pattern === IN_TEMPLATE) {
      if (token === '`') isTemplate.pop();
      else if (token === '${') isTemplate.push(false);
    } else if (token === '`') isTemplate.push(true);
    else if (token === '{') isTemplate.push(false);
    else if (token === '}') isTemplate.pop();
    else if (/^\/[/*]/.test(token)) spans.push({ start: found.index, end: at });
  }
}

const withoutMarks = (comment: string): string =>
  comment
    .replace(/\*\/$/, '')
    .replace(/^\s*(\/\*\*?|\/\/|\*)/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the text of each comment. Neighbouring line comments are one. */
export function commentsIn(code: string): string[] {
  const texts: string[] = [];
  let previous: Span | undefined;
  for (const span of commentSpans(code)) {
    const text = withoutMarks(code.slice(span.start, span.end));
    const between = previous && code.slice(previous.end, span.start);
    const goesOn = code.startsWith('//', span.start) && between !== undefined && /^\n[ \t]*$/.test(between);
    if (goesOn) texts.push(`${texts.pop()} ${text}`);
    else texts.push(text);
    previous = span;
  }
  return texts;
}

/** These words begin a part of a sentence, and what it depends on is missing. */
const BEGINS_A_PART =
  /^(?:What|Whatever|Whoever|Whose|Also|Nor|Not|As(?! long| soon| far)|Of|Beside|Besides|Said|Asked|Kept|Shown|Made|Written|Taken|Given|Found|Called|Needed|Used|Known|Sent|Told|Drawn|Fetched|Read (?:once|only|by|when)|Stands?)\b/;

const BEGINS_WITH_PREPOSITION =
  /^(?:For|With|Without|From|Where|When|While|Until|After|Before|In|On|At|By|To|Only|Even|Instead|Like|Such)\b[^,:;]*$/;
const HAS_VERB =
  /\b(?:is|are|was|were|has|have|had|does|do|did|can|cannot|may|must|will|would|should|could|need|might|(?!(?:its|the|an?|all|no|each|every|more|other|some|own|this|these|their|with|without) )[A-Za-z]+ (?!its\b|this\b|as\b)[a-z]+(?:s|ed))\b/;

/** Returns the sentences of a comment that have no subject or no verb, as far as their first words tell. */
export const fragmentsIn = (comment: string): string[] =>
  comment
    .replace(/`[^`]*`|"[^"]*"/g, 'x')
    .replace(/\b(e\.g|i\.e)\./g, '$1')
    .split(/(?<=[.!?])\s+(?=[A-Z])/)
    .filter((sentence) => sentence.split(' ').length > 2)
    .filter(
      (sentence) =>
        BEGINS_A_PART.test(sentence) || (BEGINS_WITH_PREPOSITION.test(sentence) && !HAS_VERB.test(sentence)),
    );
