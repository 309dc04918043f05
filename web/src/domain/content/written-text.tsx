import { Fragment } from 'react';

/** A text as somebody wrote it. The typeface has no small two, so the one of CO₂ is set as a real subscript. */
export function WrittenText({ children }: { children: string }) {
  if (!children.includes('₂')) return children;
  return children.split('₂').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <Fragment key={index}>
      {index > 0 && <sub>2</sub>}
      {part}
    </Fragment>
  ));
}
