import { SiteLink } from '../../lib/site/site-link.tsx';
import type { Featured } from './home-data.ts';

interface FeaturedMarketProps {
  title: string;
  items: readonly Featured[];
}

/** Editors choose these offers and organisations. The section is left out if none of them is public. */
export function FeaturedMarket({ title, items }: FeaturedMarketProps) {
  if (items.length === 0) return null;
  return (
    <section className="wrap pt-20 md:pt-30">
      <h2 className="type-display">{title}</h2>
      <ul className="mt-8 grid grid-cols-1 gap-x-8 gap-y-10 md:mt-10 md:grid-cols-3">
        {items.map(({ path, title: name, text }) => (
          <li key={path} className="grid content-start gap-2 border-t border-text pt-4">
            <h3>
              <SiteLink href={path}>{name}</SiteLink>
            </h3>
            <p className="text-text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
