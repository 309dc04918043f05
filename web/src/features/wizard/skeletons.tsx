import { SkeletonBlock } from '../../design-system/skeleton.tsx';

/** Rows to choose from, as blocks. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <div className="panel grid max-w-[52rem]">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="flex gap-4 border-t border-line px-5 py-4 first:border-t-0">
          <SkeletonBlock width={20} height={20} />
          <div className="grid flex-1 gap-2">
            <SkeletonBlock width={`${30 + ((row * 13) % 20)}%`} height={16} />
            <SkeletonBlock width={`${64 + ((row * 17) % 24)}%`} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Three slots and four rows each. */
export function GoalsSkeleton() {
  return (
    <div className="mt-8 grid grid-cols-1 gap-10 md:mt-10 lg:grid-cols-3 lg:gap-6">
      {[0, 1, 2].map((column) => (
        <div key={column} className="grid content-start gap-3">
          <SkeletonBlock width={120} height={16} />
          <div className="skeleton-block aspect-[16/10] flex-none md:aspect-[16/7] lg:aspect-[316/281]" />
          {[0, 1, 2, 3].map((row) => (
            <SkeletonBlock key={row} height={88} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** A wide picture and four rows. */
export function MeasuresSkeleton() {
  return (
    <div className="grid gap-3">
      <SkeletonBlock height={220} />
      {[0, 1, 2, 3].map((row) => (
        <SkeletonBlock key={row} height={104} />
      ))}
    </div>
  );
}

/** Labels and fields. */
export function FormSkeleton() {
  return (
    <div className="grid max-w-[34rem] gap-6">
      {[0, 1, 2, 3, 4].map((field) => (
        <div key={field} className="grid gap-2">
          <SkeletonBlock width={110} />
          <SkeletonBlock height={40} />
        </div>
      ))}
    </div>
  );
}
