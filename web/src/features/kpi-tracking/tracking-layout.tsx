import { Outlet } from '@tanstack/react-router';
import { useMedia } from '../../lib/use-media.ts';
import { CategoryPicker } from './category-picker.tsx';
import { TrackingRail } from './tracking-rail.tsx';
import './tracking.css';

/** The categories stay beside what is worked on; where there is no room for them they are one choice. */
export function TrackingLayout() {
  const wide = useMedia('(min-width: 73.75rem)');
  return (
    <div className="wrap tracking">
      {wide ? <TrackingRail /> : <CategoryPicker />}
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
