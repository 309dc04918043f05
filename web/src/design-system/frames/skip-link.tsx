import { useWords } from '../behaviour/words.ts';
import { MAIN_ID } from './frame-parts.ts';

/** First stop of the keyboard: past the navigation, straight to the content. */
export function SkipLink() {
  const words = useWords();
  return (
    <a href={`#${MAIN_ID}`} className="skip-link">
      {words.skipToContent}
    </a>
  );
}
