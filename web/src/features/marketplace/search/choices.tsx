import type { FilterCount } from '@metra/contract/shapes/offer-shapes';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { ChoiceRow } from './choice-row.tsx';
import type { REPEATED_NAMES } from './market-search.ts';

interface ChoicesProps {
  name: (typeof REPEATED_NAMES)[number];
  choices: readonly FilterCount[];
  /** The counts are lower limits. */
  areAtLeast: boolean;
  chosen: readonly string[];
  apply: () => void;
}

const SHOWN = 6;
const MOST = 40;

/** The choices with most offers and the chosen ones come first. A section below opens the others. */
export function Choices({ name, choices, areAtLeast, chosen, apply }: ChoicesProps) {
  const { t } = useTranslate();
  const isChosen = ({ slug }: FilterCount) => chosen.includes(slug);
  const byCount = choices.toSorted((a, b) => b.count - a.count);
  const first = byCount.filter((choice, index) => index < SHOWN || isChosen(choice));
  const others = byCount.filter((choice) => !first.includes(choice)).slice(0, MOST);
  // A chosen filter stays visible even if no offer matches it any more.
  const missing = chosen.filter((slug) => choices.every((choice) => choice.slug !== slug));
  const row = (choice: FilterCount) => (
    <ChoiceRow
      key={choice.slug}
      type="checkbox"
      name={name}
      value={choice.slug}
      label={choice.name}
      count={choice.count}
      isAtLeast={areAtLeast}
      isChosen={isChosen(choice)}
      apply={apply}
    />
  );
  return (
    <>
      {missing.map((slug) => row({ slug, name: slug, count: 0 }))}
      {first.map(row)}
      {others.length > 0 && (
        <details>
          <summary className="link mt-2 inline-block cursor-pointer text-small">
            {t('market.filters.more', { count: others.length })}
          </summary>
          {others.map(row)}
        </details>
      )}
    </>
  );
}
