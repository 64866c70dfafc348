import { sql } from 'kysely'
import { chainEntries, checkChain } from '../../domains/audit/index.ts'
import type { Services } from '../../platform/services.ts'

/** Checks that the audit log is complete and records each payment's creation and current state. */
export async function faultsOfAudit(services: Services): Promise<string[]> {
  while ((await services.transaction('system', chainEntries)) > 0);
  return services.transaction('system', async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    const { faults } = await checkChain(tx)
    const { rows } = await sql<{ reference: string }>`
      select p.reference from payment p
      where (select count(*) from audit_entry e where e.subject_id = p.id and e.table_name = 'payment' and e.operation = 'ADDED') <> 1
        or p.status <> (select e.text::jsonb -> 'after' ->> 'status' from audit_entry e
          where e.subject_id = p.id and e.table_name = 'payment' and e.text::jsonb -> 'after' ? 'status' order by e.number desc limit 1)
        or p.amount::text <> (select e.text::jsonb -> 'after' ->> 'amount' from audit_entry e
          where e.subject_id = p.id and e.table_name = 'payment' and e.text::jsonb -> 'after' ? 'amount' order by e.number desc limit 1)`.execute(
      tx,
    )
    return [
      ...faults.map(({ entry, day, what }) => `audit log, ${entry ?? day}: ${what}`),
      ...rows.map(({ reference }) => `${reference}: the audit log does not say how it stands`),
    ]
  })
}
