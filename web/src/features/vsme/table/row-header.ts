/** Written out for the same reason as the other roles of tables: rows become lines on narrow screens. */
export const ROW_HEADER = { role: 'rowheader' } as const;
