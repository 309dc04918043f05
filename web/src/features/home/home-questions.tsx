import type { Home } from '@metra/contract/operations/home-content';
import { Questions } from '../../domain/content/questions.tsx';

export function HomeQuestions({ texts: { title, items } }: { texts: Home['questions'] }) {
  if (items.length === 0) return null;
  return (
    <section
      id="fragen"
      aria-labelledby="fragen-title"
      className="wrap below-fold grid grid-cols-1 items-start gap-x-20 gap-y-8 pt-20 md:pt-30 lg:grid-cols-[360px_minmax(0,1fr)]"
    >
      <h2 id="fragen-title" className="type-display">
        {title}
      </h2>
      <Questions items={items} />
    </section>
  );
}
