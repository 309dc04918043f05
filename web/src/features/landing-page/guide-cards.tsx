import type { PublicGoal } from '@metra/contract/operations/frontend';
import { WrittenText } from '../../lib/formats/written-text.tsx';
import { SiteLink } from '../../lib/site/site-link.tsx';

export interface GuideOfGoal extends Pick<PublicGoal, 'id' | 'name' | 'summary' | 'sector' | 'image'> {
  slug: string;
}

export function GuideCards({ guides }: { guides: readonly GuideOfGoal[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {guides.map(({ id, slug, name, summary, image }) => (
        <li key={id} className="group focus-host relative grid content-start gap-3 rounded-panel">
          <img
            src={image}
            alt=""
            width="320"
            height="240"
            loading="lazy"
            className="block aspect-[16/9] h-auto w-full rounded-panel bg-skeleton object-cover"
          />
          <h3>
            <SiteLink
              href={`/landing-pages/${slug}`}
              className="underline-offset-3 group-hover:underline after:absolute after:inset-0"
            >
              <WrittenText>{name}</WrittenText>
            </SiteLink>
          </h3>
          <p className="text-text-soft">
            <WrittenText>{summary}</WrittenText>
          </p>
        </li>
      ))}
    </ul>
  );
}
