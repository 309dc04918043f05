import styles from '../report.module.css';
import { type Mark, paragraphsOf } from './paragraphs.ts';

interface WrittenParagraphsProps {
  text: string;
  marks?: readonly Mark[] | undefined;
}

/** A text as it was typed, by its paragraphs. */
export const WrittenParagraphs = ({ text, marks }: WrittenParagraphsProps) =>
  paragraphsOf(text, marks).map((pieces, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is known by nothing but its place
    <p key={index} dir="auto" className={styles.prose}>
      {pieces.map((piece, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the same of its pieces
        piece.mark === null ? piece.text : <mark key={at}>{piece.text}</mark>,
      )}
    </p>
  ));
