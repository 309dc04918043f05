import { heroColumn } from '@metra/pictures';
import { Shapes } from '../../../design-system/pictures/picture.tsx';
import { sectors } from '../wizard-state.ts';

export function WelcomeColumns() {
  return (
    <div className="hidden grid-cols-3 items-end gap-6 lg:grid" aria-hidden="true">
      {sectors.map(heroColumn).map(({ sector, width, height, shapes }) => (
        <svg
          key={sector}
          aria-hidden="true"
          className="block h-auto w-full forced-color-adjust-none"
          viewBox={`0 0 ${width} ${height}`}
        >
          <Shapes of={shapes} />
        </svg>
      ))}
    </div>
  );
}
