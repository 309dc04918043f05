/** What a sealed token or code is about, so that it opens for its own report alone. */
export const aboutToken = (frozenReportId: number) => `token of the link to frozen report ${frozenReportId}`;
export const aboutCode = (frozenReportId: number) => `code of the link to frozen report ${frozenReportId}`;
