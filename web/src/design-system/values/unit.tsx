import { Fragment } from 'react';

const POWERS: Record<string, string> = { m2: 'm²', m3: 'm³', km2: 'km²', dm3: 'dm³' };

/** The typeface has no ₂, so CO₂ uses a real subscript; powers use ² and ³. */
export function Unit({ children }: { children: string }) {
  const parts = withPowers(children).split('CO2');
  return (
    <>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
        <Fragment key={index}>
          {index > 0 && (
            <>
              CO<sub>2</sub>
            </>
          )}
          {part}
        </Fragment>
      ))}
    </>
  );
}

function withPowers(unit: string): string {
  return unit.replace(/\b(?:k|d)?m[23]\b/g, (power) => POWERS[power] ?? power);
}
