import { WrittenText } from '../../../lib/formats/written-text.tsx';

/** Organisations write plain text. An empty line begins a paragraph, and a single line break begins a line. */
export function WrittenParagraphs({ text }: { text: string }) {
  return (
    <div className="measure grid gap-4 text-lead leading-body text-text-soft">
      {text
        .split(/\n\s*\n/)
        .filter((part) => part.trim() !== '')
        .map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
          <p key={index} className="whitespace-pre-line">
            <WrittenText>{part.trim()}</WrittenText>
          </p>
        ))}
    </div>
  );
}
