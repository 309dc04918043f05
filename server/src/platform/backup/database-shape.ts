import pg from 'pg';

export type TableShape = { name: string; columns: string[] };

export const identifier = pg.escapeIdentifier;

/** Objects of an extension belong to the extension. */
const notOfExtension = (oid: string) =>
  `not exists (select from pg_depend d where d.objid = ${oid} and d.deptype = 'e')`;

/**
 * The tables to back up. Unlogged tables, the list of migrations, which a restore recreates, and the queue of jobs in
 * its own schema are left out.
 */
export async function readTables(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relpersistence = 'p' and c.relname <> 'schema_migrations' and ${notOfExtension('c.oid')}
    group by c.relname order by c.relname`);
  return rows;
}

/** Statements that remove all objects of the program, so that the schema can be recreated. */
export async function dropStatements(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop %s if exists public.%I cascade',
             case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
               else 'table' end, c.relname) as statement,
           -- Most sequences belong to a column and are gone with their table.
           case c.relkind when 'S' then 2 else 1 end as turn
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and ${notOfExtension('c.oid')}
    union all
    select format('drop routine if exists %s cascade', p.oid::regprocedure), 3
    from pg_proc p where p.pronamespace = 'public'::regnamespace and ${notOfExtension('p.oid')}
    union all
    select format('drop type if exists public.%I cascade', t.typname), 4
    from pg_type t
    where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd') and ${notOfExtension('t.oid')}
    order by turn, statement`);
  return rows.map(({ statement }) => statement);
}

export type ForeignKey = { drop: string; add: string };

export async function readForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as drop,
           format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname,
                  pg_get_constraintdef(k.oid)) as add
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conparentid = 0
    order by 2`);
  return rows;
}
