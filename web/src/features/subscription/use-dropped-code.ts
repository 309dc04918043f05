import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { paths } from '../../lib/site/paths.ts';
import { tidyCode } from './promotion-code.ts';

/** Where nothing can be ordered, a code of the address leaves it all the same; it is told, not lost silently. */
export function useDroppedCode(): string | undefined {
  const inAddress = useSearch({ strict: false }).promotionCode;
  const navigate = useNavigate();
  const [dropped, setDropped] = useState<string>();
  useEffect(() => {
    if (inAddress === undefined) return;
    setDropped(tidyCode(inAddress));
    void navigate({ to: paths.subscription, replace: true });
  }, [inAddress, navigate]);
  return dropped;
}
