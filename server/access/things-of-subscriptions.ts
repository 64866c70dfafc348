import type { Tx } from '../platform/db/db.ts'
import { insertRow } from '../testing/insert-row.ts'

const PARTY = { name: 'A test', address: '1 Test Road', tax_id: null }
let sequence = 0

/** An invoice of Gida to an estate without months, and a plan not offered yet. */
export async function invoicedTo(
  tx: Tx,
  { estate_id, created_by }: { estate_id: string; created_by: string },
) {
  sequence += 1
  const platform_invoice = await insertRow(tx, 'platform_invoice', {
    ...{ estate_id, number: `T-${sequence}`, year: 2020, sequence, net: 100_000, vat: 0 },
    ...{ issued_on: '2026-11-01', due_on: '2026-11-15' },
    facts: JSON.stringify({ seller: PARTY, buyer: PARTY, lines: [], vat_rule: null }),
  })
  const price_plan = await insertRow(tx, 'price_plan', {
    ...{ name: 'A test', billed: 'MONTHLY', free_units: 0, offered_from: '2090-01-01', created_by },
  })
  return { platform_invoice, price_plan }
}
