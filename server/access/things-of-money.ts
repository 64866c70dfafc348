import { randomUUID } from 'node:crypto'
import type { Tx } from '../platform/db/db.ts'
import { insertRow } from '../testing/insert-row.ts'
import type { Person } from '../testing/people/people.ts'
import type { World } from '../testing/world.ts'

/** An expense of the estate's fund with its invoice. */
export async function boughtExpense(world: World, manager: Person, estate_id: string): Promise<string> {
  const evidence_key = `expenses/${estate_id}.pdf`
  await world.services.files.put(evidence_key, Buffer.from('%PDF-1.7'), 'application/pdf')
  return world.services.transaction('system', (tx) =>
    insertRow(tx, 'fund_expense', {
      ...{ estate_id, category: 'DIESEL', vendor: 'Ola Energy', description: 'Diesel', amount: 100 },
      ...{ spent_on: '2026-11-01', paid_from: 'TRUST', recorded_by: manager.id },
      ...{ evidence_key, evidence_name: 'invoice.pdf', evidence_type: 'application/pdf' },
    }),
  )
}

/** Payouts to a landlord, by the provider and by the manager. */
export async function ownersMoney(
  tx: Tx,
  of: { estate_id: string; landlord_id: string; created_by: string },
) {
  const { estate_id, landlord_id, created_by } = of
  const [provider_id, owner] = [randomUUID(), { estate_id, landlord_id }]
  const day = '2026-11-20'
  await tx
    .insertInto('provider_settlement')
    .values({ provider_id, status: 'success', amount: 1, settled_on: day })
    .execute()
  return {
    settlement: await insertRow(tx, 'settlement', {
      ...{ ...owner, provider_id, settled_on: day, line_count: 0, booked: 1 },
    }),
    settlement_difference: await insertRow(tx, 'settlement_difference', {
      ...{ ...owner, provider_id, key: provider_id, reason: 'TOTAL_DIFFERS', expected: 1, reported: 2 },
    }),
    remittance: await insertRow(tx, 'remittance', {
      ...{ ...owner, amount: 1, way: 'RECORDED', status: 'SENT', reference: `test-${provider_id}` },
      ...{ bank_reference: 'FT-1', paid_on: day, due_on: day, lines: '[]', created_by },
    }),
    remittance_hold: await insertRow(tx, 'remittance_hold', { ...owner, reason: 'BY_HAND', note: 'Test' }),
  }
}

/** An unmatched transfer of a bank statement. */
export async function waitingTransfer(tx: Tx, of: { estate_id: string; created_by: string }) {
  const account = await insertRow(tx, 'bank_account', {
    ...of,
    ...{ bank_name: 'Zenith Bank', account_name: 'Clients' },
    account_number: String(Math.floor(Math.random() * 9e9) + 1e9),
  })
  await tx
    .insertInto('bank_account_estate')
    .values({
      ...{ bank_account_id: account, owning_estate_id: of.estate_id, estate_id: of.estate_id },
      added_by: of.created_by,
    })
    .execute()
  const under = { bank_account_id: account, estate_id: of.estate_id }
  const found = { rows: 0, credits: 0, credit_amount: 0, debits: 0, first_day: null, last_day: null }
  const statement = await insertRow(tx, 'bank_statement', {
    ...under,
    ...{ file_name: 'statement.csv', header_row: 1, columns: '[]', created_by: of.created_by },
    found: JSON.stringify({
      ...found,
      ...{ seen_before: 0, faults: [], fault_count: 0, balance_gaps: 0, lines: [] },
    }),
  })
  const line = await insertRow(tx, 'bank_line', {
    ...under,
    ...{ statement_id: statement, day: '2026-11-02', amount: 100, reference: '', narration: 'RENT' },
    ...{ payer: '', fingerprint: statement, state: 'UNASSIGNED' },
  })
  return { bank_account: account, bank_statement: statement, bank_line: line }
}
