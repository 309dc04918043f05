import type { Page } from '@metra/contract/core/primitives';

const mostOnPage = 100;

/** All of a short list in its own order, for its table: what is long is read by `everyPage`. */
export async function* pagesOfList<Item>(
  read: (asked: { page: number; pageSize: number }) => Promise<Page<Item>>,
): AsyncGenerator<readonly Item[]> {
  for (let page = 0; ; page += 1) {
    const { items, total } = await read({ page, pageSize: mostOnPage });
    yield items;
    if ((page + 1) * mostOnPage >= total) return;
  }
}
