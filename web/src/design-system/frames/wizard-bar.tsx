import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';

export interface WizardBarProps {
  back?: { label: string; onClick: () => void } | undefined;
  /** Example: "Automatisch gespeichert". */
  status?: ReactNode;
  /** The main action names the next step and takes the free width on small screens. */
  children: ReactNode;
}

export function WizardBar({ back, status, children }: WizardBarProps) {
  return (
    <>
      {back && (
        <Button
          variant="quiet"
          className="max-md:w-12 max-md:border-control-line max-md:px-0"
          icon={<ArrowLeft size={18} aria-hidden="true" />}
          onClick={back.onClick}
        >
          <span className="max-md:sr-only">{back.label}</span>
        </Button>
      )}
      <span className="wizard-bar-status">{status}</span>
      <div className="wizard-next">{children}</div>
    </>
  );
}
