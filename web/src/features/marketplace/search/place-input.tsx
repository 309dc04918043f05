import { useEffect, useId, useState } from 'react';
import { cx } from '../../../design-system/behaviour/cx.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { fieldClass } from '../field-style.ts';
import { FORM_ID } from './form-ids.ts';
import { useTyped } from './use-typed.ts';

const PAUSE = 200;
const SHORTEST = 2;

/** The input is a town or a postcode, and the browser suggests those that begin with it. */
export function PlaceInput({ location, apply }: { location: string; apply: () => void }) {
  const { t } = useTranslate();
  const id = useId();
  const [typed, setTyped] = useTyped(location);
  const [places, setPlaces] = useState<readonly string[]>([]);

  useEffect(() => {
    if (typed === location || typed.trim().length < SHORTEST) return undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      const found = await suggestedPlaces(typed);
      if (!isOver) setPlaces(found);
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [typed, location]);

  function type(value: string) {
    setTyped(value);
    // The person has chosen a suggestion.
    if (places.includes(value)) apply();
  }

  return (
    <>
      <label htmlFor={id} className="text-small">
        {t('market.filters.placeLabel')}
      </label>
      <input
        id={id}
        form={FORM_ID}
        name="location"
        value={typed}
        maxLength={100}
        autoComplete="off"
        list={`${id}-places`}
        onChange={(event) => type(event.target.value)}
        onBlur={() => typed.trim() !== location && apply()}
        className={cx(fieldClass, 'mt-1')}
      />
      <datalist id={`${id}-places`}>
        {places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </>
  );
}

/** A failed request is ignored, because the search understands the typed place too. */
async function suggestedPlaces(typed: string): Promise<readonly string[]> {
  try {
    const { api } = await import('../../../lib/api/api.ts');
    const { items } = await api.addresses.suggest({ query: { query: typed.trim() } });
    return items.map(({ text }) => text);
  } catch {
    return [];
  }
}
