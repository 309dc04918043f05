import pg from 'pg';
import { anOrder } from '../../server/test/factories/billing.ts';
import { callerOf } from '../accounts/api.ts';
import type { ServedProgram } from '../program.ts';

let customers = 0;

interface Debtor {
  name: string;
  /** This invoice is not due. */
  fresh: string;
  /** These two invoices are overdue. */
  overdue: string[];
}

/** Orders a subscription with this token, and adds two unpaid invoices of three years ago. */
export async function aDebtor(program: ServedProgram, token: string): Promise<Debtor> {
  customers += 1;
  const name = `Säumig ${process.pid}-${customers} GmbH`;
  const { api } = callerOf(program, 'de', token);
  const { subscription } = await api.subscription.subscribe({ body: anOrder({ name }) });
  const fresh = subscription.invoices[0]?.number ?? '';
  return { name, fresh, overdue: await overdueInvoices(program, 2, fresh) };
}

/** The content of invoices cannot change, so unpaid invoices of three years ago are created directly. */
async function overdueInvoices(program: ServedProgram, count: number, number: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: program.connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ number: string }>(
      `insert into invoices (year, sequence, number, kind, organisation_id, issued_on, due_on, period_start, period_end,
         net_cents, vat_category, vat_percent, vat_cents, gross_cents, customer_name, content, created_at)
       select 2023, (select coalesce(max(sequence), 0) from invoices where year = 2023) + n, 'ME-2023-' || $2 || '-' || n, kind,
         organisation_id, '2023-05-01', '2023-05-15', '2023-05-01', '2024-04-30', net_cents, vat_category, vat_percent,
         vat_cents, gross_cents, customer_name, content, created_at
       from invoices cross join generate_series(1, $1) n where number = $3 returning number`,
      [count, `${process.pid}-${customers}`, number],
    );
    return rows.map((row) => row.number);
  } finally {
    await client.end();
  }
}
