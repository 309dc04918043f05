/** Plain text as the operator wrote it: an empty line parts paragraphs, lines that begin with a dash make a list. */
export function LegalText({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((block, index) => {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    const isList = lines.length > 1 && lines.every((line) => /^[-•] /.test(line));
    const key = `${index}-${block.slice(0, 20)}`;
    if (!isList)
      return (
        <p key={key} className="whitespace-pre-line wrap-anywhere text-text-soft">
          {block}
        </p>
      );
    return (
      <ul key={key} className="list-disc pl-5 text-text-soft">
        {lines.map((line) => (
          <li key={line}>{line.slice(2)}</li>
        ))}
      </ul>
    );
  });
}
