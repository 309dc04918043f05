/** The role is explicit, like the other roles of tables, because rows become lines on narrow screens. */
export const ROW_HEADER = { role: 'rowheader' } as const;
