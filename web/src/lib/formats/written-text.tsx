import { Fragment } from 'react';

/** The typeface has no ₂, so CO₂ uses a real subscript. */
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
