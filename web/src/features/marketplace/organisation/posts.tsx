import type { OfferPost } from '@metra/contract/shapes/offer-shapes';
import { berlinTime } from '../../../lib/formats/berlin-time.ts';
import { formatDate } from '../../../lib/formats/date-formats.ts';
import { WrittenText } from '../../../lib/formats/written-text.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

export function Posts({ posts }: { posts: readonly OfferPost[] }) {
  const { language } = useTranslate();
  return (
    <ol className="border-t border-text">
      {posts.map(({ id, title, text, createdAt, imageUrl }) => (
        <li
          key={id}
          className="grid gap-x-6 gap-y-1 border-b border-line-strong py-5 sm:grid-cols-[8rem_minmax(0,1fr)]"
        >
          <p className="type-small text-text-muted">
            <time dateTime={createdAt}>{formatDate(berlinTime(createdAt).day, language)}</time>
          </p>
          <div className="grid gap-2">
            <h3 className="type-h3">
              <WrittenText>{title}</WrittenText>
            </h3>
            <p className="measure whitespace-pre-line text-text-soft">
              <WrittenText>{text}</WrittenText>
            </p>
            {imageUrl && (
              <img
                src={imageUrl}
                alt=""
                loading="lazy"
                className="mt-2 block w-full max-w-[540px] rounded-panel"
              />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
