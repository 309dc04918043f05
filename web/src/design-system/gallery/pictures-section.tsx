import {
  DRAWN_GOALS,
  fallbackPicture,
  goalPicture,
  heroColumn,
  measurePicture,
  type Sector,
} from '@metra/pictures';
import { Picture, Shapes } from '../pictures/picture.tsx';
import { type ResponsiveImage, ResponsivePicture } from '../pictures/responsive-picture.tsx';
import { Row, Stack } from './layout.tsx';
import type { GallerySection } from './section.ts';

const SECTORS: readonly Sector[] = ['e', 's', 'g'];

/** This drawing replaces a photograph, once with its left edge visible and once with its right. */
const photograph = (x: number): ResponsiveImage => ({
  url: '/pictures/goals/e/reduce-greenhouse-gases.svg',
  width: 320,
  height: 240,
  focus: { x, y: 0.5 },
  altText: '',
  sources: [],
});

function Pictures() {
  return (
    <Stack>
      <div className="grid grid-cols-2 sm:grid-cols-4 lg:grid-cols-6">
        {DRAWN_GOALS.map(({ slug, sector }) => (
          <Picture key={slug} of={goalPicture(slug, sector)} alt="" />
        ))}
      </div>
      <Row>
        {DRAWN_GOALS.flatMap(({ slug, sector, measures }) =>
          measures.map((measure) => (
            <Picture key={measure} of={measurePicture(measure, slug, sector)} crop="thumbnail" alt="" />
          )),
        )}
      </Row>
      <div className="grid gap-4 sm:grid-cols-3">
        {DRAWN_GOALS.filter((_, index) => index % 6 === 2).map(({ slug, sector }) => (
          <div key={slug} className="h-[184px] overflow-hidden rounded-panel">
            <Picture of={goalPicture(slug, sector)} crop="strip" alt="" />
          </div>
        ))}
        {SECTORS.map((sector) => (
          <Picture key={sector} of={fallbackPicture('muster', sector)} alt="" className="rounded-panel" />
        ))}
      </div>
      <Row>
        {[0, 1].map((x) => (
          <div key={x} className="h-[120px] w-20 overflow-hidden rounded-panel">
            <ResponsivePicture image={photograph(x)} sizes="80px" className="h-full" />
          </div>
        ))}
      </Row>
      <div className="flex flex-wrap items-end gap-10">
        {SECTORS.map(heroColumn).map(({ sector, width, height, shapes }) => (
          <svg
            key={sector}
            aria-hidden="true"
            width={width}
            height={height}
            viewBox={`0 0 ${width} ${height}`}
          >
            <Shapes of={shapes} />
          </svg>
        ))}
      </div>
    </Stack>
  );
}

export const picturesSection: GallerySection = { title: 'Bilder', Content: Pictures };
