import type { Home } from '@metra/contract/operations/home-content';

export function Trust({ texts: { title, items } }: { texts: Home['trust'] }) {
  if (items.length === 0) return null;
  return (
    <section
      aria-labelledby="trust-title"
      className="wrap below-fold grid grid-cols-1 items-start gap-x-20 gap-y-8 pt-20 md:pt-30 lg:grid-cols-[360px_minmax(0,1fr)]"
    >
      <h2 id="trust-title" className="type-display lg:sticky lg:top-12">
        {title}
      </h2>
      <dl className="border-b border-line-strong">
        {items.map((item) => (
          <div
            key={item.title}
            className="grid grid-cols-1 gap-x-8 gap-y-2 border-t border-line-strong py-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="type-h3">{item.title}</dt>
            <dd className="text-text-soft">{item.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
