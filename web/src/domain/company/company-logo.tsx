import { skipToken, useQuery } from '@tanstack/react-query';
import { Monogram } from '../../design-system/pictures/avatar.tsx';
import { resourceQueries } from './resource.queries.ts';

interface CompanyLogoProps {
  name: string;
  logoId: number | null;
}

/** Without a picture it shows the initials. It is decorative, because the name is beside it. */
export function CompanyLogo({ name, logoId }: CompanyLogoProps) {
  const known = resourceQueries.detail(logoId ?? 0);
  const { data } = useQuery({ ...known, ...(logoId === null && { queryFn: skipToken }) });
  return <Monogram name={name} src={data?.url} size="lg" />;
}
