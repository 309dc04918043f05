import { Outlet } from '@tanstack/react-router';
import { useMedia } from '../../lib/browser/use-media.ts';
import { CategoryPicker } from './category-picker.tsx';
import { TrackingRail } from './tracking-rail.tsx';

/** A wide screen lists the categories beside the page, and a narrow one offers them in a select. */
export function TrackingLayout() {
  const wide = useMedia('(min-width: 73.75rem)');
  return (
    <div className="wrap grid grid-cols-1 items-start gap-6 pt-5 pb-12 lg:grid-cols-[244px_minmax(0,1fr)] lg:gap-12 lg:pt-10 lg:pb-16">
      {wide ? <TrackingRail /> : <CategoryPicker />}
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
