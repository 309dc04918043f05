import { getRouter } from '../../lib/guards/router-access.ts';

/** A dialog navigates with this function, because it contains no link to the page. */
export async function openAdminPage(href: string): Promise<void> {
  await getRouter().navigate({ href });
}
