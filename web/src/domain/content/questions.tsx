import { ChevronDown } from 'lucide-react';
import { WrittenText } from '../../lib/formats/written-text.tsx';
import styles from './questions.module.css';

interface QuestionsProps {
  items: readonly { question: string; answer: string }[];
  /** An open item shows that the others can be opened. */
  isFirstOpen?: boolean;
}

/** The browser's own element opens an answer without scripts. */
export function Questions({ items, isFirstOpen = false }: QuestionsProps) {
  return (
    <div className={styles.questions}>
      {items.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may ask the same, and none of them moves
        <details key={index} open={isFirstOpen && index === 0}>
          <summary>
            <span>
              <WrittenText>{question}</WrittenText>
            </span>
            <ChevronDown size={20} aria-hidden="true" />
          </summary>
          <p>
            <WrittenText>{answer}</WrittenText>
          </p>
        </details>
      ))}
    </div>
  );
}
