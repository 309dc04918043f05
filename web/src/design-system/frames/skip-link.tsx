import { useWords } from '../behaviour/words.ts';
import { MAIN_ID } from './frame-parts.ts';

/** It is the first focusable element and skips the navigation. */
export function SkipLink() {
  const words = useWords();
  return (
    <a href={`#${MAIN_ID}`} className="skip-link">
      {words.skipToContent}
    </a>
  );
}
