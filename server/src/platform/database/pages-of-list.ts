import type { Page } from '@metra/contract/core/primitives';

const mostOnPage = 100;

/** All items of a short list in its order, for export. Long lists use `everyPage`. */
export async function* pagesOfList<Item>(
  read: (asked: { page: number; pageSize: number }) => Promise<Page<Item>>,
): AsyncGenerator<readonly Item[]> {
  for (let page = 0; ; page += 1) {
    const { items, total } = await read({ page, pageSize: mostOnPage });
    yield items;
    if ((page + 1) * mostOnPage >= total) return;
  }
}
