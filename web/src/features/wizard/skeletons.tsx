import { SkeletonBlock, SkeletonLine } from '../../design-system/feedback/skeleton.tsx';

export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <div className="panel mt-10 grid max-w-[52rem]">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="flex gap-4 border-t border-line px-5 py-4 first:border-t-0">
          <SkeletonBlock className="size-5" />
          <div className="flex-1">
            <div className="leading-[1.3]">
              <SkeletonLine className="w-[40%]" />
            </div>
            <div className="mt-1 leading-[1.45]">
              <SkeletonLine className="w-[76%]" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

export function GoalsSkeleton() {
  return (
    <div className="mt-8 grid grid-cols-1 gap-10 md:mt-10 lg:grid-cols-3 lg:gap-6">
      {[0, 1, 2].map((column) => (
        <div key={column} className="grid content-start gap-3">
          <SkeletonBlock className="h-4 w-30" />
          <div className="skeleton-block aspect-[16/10] h-auto flex-none md:aspect-[16/7] lg:aspect-[316/281] lg:[@media(max-height:60rem)]:aspect-[16/9]" />
          {[0, 1, 2, 3].map((row) => (
            <SkeletonBlock key={row} className="h-[88px]" />
          ))}
        </div>
      ))}
    </div>
  );
}

export function MeasuresSkeleton() {
  return (
    <div className="mt-6 grid gap-3 md:mt-10">
      <SkeletonBlock className="h-[220px]" />
      {[0, 1, 2, 3].map((row) => (
        <SkeletonBlock key={row} className="h-[104px]" />
      ))}
    </div>
  );
}

export function FormSkeleton() {
  return (
    <div className="mt-6 grid max-w-[34rem] gap-6 md:mt-10">
      {[0, 1, 2, 3, 4].map((field) => (
        <div key={field} className="grid gap-2">
          <SkeletonBlock className="w-[110px]" />
          <SkeletonBlock className="h-(--control)" />
        </div>
      ))}
    </div>
  );
}
