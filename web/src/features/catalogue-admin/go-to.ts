import { getRouter } from '../../lib/guards/router-access.ts';

/** To another page of administration, from a dialog that knows no link. */
export async function goTo(href: string): Promise<void> {
  await getRouter().navigate({ href });
}
