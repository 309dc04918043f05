import { MeasuringEdge } from '../../design-system/measuring-edge.tsx';
import { CompanyLogo } from './company-logo.tsx';
import './letterhead.css';

interface LetterheadProps {
  name: string;
  /** Stands for the name as long as there is none. */
  placeholder: string;
  lines: readonly string[];
  logoId: number | null;
  caption: string;
}

/** How a company will look on its reports: logo, name and address on a sheet. */
export function Letterhead({ name, placeholder, lines, logoId, caption }: LetterheadProps) {
  return (
    <figure className="letterhead">
      <div className="letterhead-sheet">
        <div className="letterhead-head">
          <CompanyLogo name={name || placeholder} logoId={logoId} />
          <p className="letterhead-name" data-empty={name === '' || undefined}>
            {name || placeholder}
          </p>
        </div>
        <p className="letterhead-lines">
          {lines.filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <MeasuringEdge className="letterhead-edge" />
        <div className="letterhead-text" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
