import type { Home } from '@metra/contract/operations/home-content';

export function Benefits({ texts: { title, items } }: { texts: Home['benefits'] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="benefits-title" className="wrap below-fold pt-20 md:pt-30">
      <h2 id="benefits-title" className="type-display">
        {title}
      </h2>
      <ul className="mt-8 grid grid-cols-1 gap-x-12 md:mt-12 md:grid-cols-2">
        {items.map((item) => (
          <li key={item.title} className="border-t border-line-strong py-6">
            <h3>{item.title}</h3>
            <p className="mt-2 max-w-[34em] text-text-soft">{item.text}</p>
            {item.reason !== '' && (
              <p className="mt-3 max-w-[34em] border-l-2 border-tick pl-3 text-text-muted">{item.reason}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
