import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { places } from '../../lib/places.ts';
import { tidyCode } from './promotion-code.ts';

/** Where nothing can be ordered, a code of the address leaves it all the same; it is told, not lost silently. */
export function useDroppedCode(): string | undefined {
  const inAddress = useSearch({ strict: false }).promotionCode;
  const navigate = useNavigate();
  const [dropped, setDropped] = useState<string>();
  useEffect(() => {
    if (inAddress === undefined) return;
    setDropped(tidyCode(inAddress));
    void navigate({ to: places.subscription, replace: true });
  }, [inAddress, navigate]);
  return dropped;
}
