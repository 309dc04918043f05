export interface DemoAuthor {
  organisationId: number;
  accountId: number;
  now: Date;
}
