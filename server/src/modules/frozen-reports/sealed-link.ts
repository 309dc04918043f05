/** The context of an encrypted token or code, so that it can only be decrypted for its own report. */
export const aboutToken = (frozenReportId: number) => `token of the link to frozen report ${frozenReportId}`;
export const aboutCode = (frozenReportId: number) => `code of the link to frozen report ${frozenReportId}`;
