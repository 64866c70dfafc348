import type { Tx } from '../platform/db/db.ts'
import { insertRow } from '../testing/insert-row.ts'

type Of = { unit_id: string; estate_id: string; vendor_id: string; created_by: string }

/** A work order with a quote waiting for approval, a visit and a document. */
export async function workOf(tx: Tx, { unit_id, estate_id, vendor_id, created_by }: Of) {
  const work_order = await insertRow(tx, 'work_order', {
    ...{
      number: 0,
      estate_id,
      unit_id,
      created_by,
      category: 'WATER',
      title: 'Mend the tank',
      status: 'APPROVAL',
    },
    ...{ bearer: 'LANDLORD', bearer_decided_at: tx.now },
  })
  const work_offer = await insertRow(tx, 'work_offer', {
    ...{ order_id: work_order, vendor_id, needs_quote: true, phone: '+2348035550192', state: 'ACCEPTED' },
    ...{ token_hash: Buffer.from(work_order), expires_at: new Date(tx.now.getTime() + 86_400_000) },
  })
  const work_quote = await insertRow(tx, 'work_quote', {
    ...{
      order_id: work_order,
      offer_id: work_offer,
      vendor_id,
      total: 40_000_000,
      valid_until: '2099-01-01',
    },
  })
  const work_approval = await insertRow(tx, 'work_approval', {
    ...{ order_id: work_order, quote_id: work_quote, vendor_id, amount: 40_000_000, level: 'OWNER' },
    ...{ bearer: 'LANDLORD', asked_by: created_by },
  })
  const work_visit = await insertRow(tx, 'work_visit', {
    ...{
      order_id: work_order,
      vendor_id,
      starts_at: tx.now,
      ends_at: new Date(tx.now.getTime() + 3_600_000),
    },
  })
  const work_file = await insertRow(tx, 'work_file', {
    ...{ order_id: work_order, uploaded_by: created_by, kind: 'OTHER', name: 'receipt.pdf', size: 5 },
    ...{ content_type: 'application/pdf', sha256: Buffer.from('x') },
  })
  return { work_order, work_offer, work_quote, work_approval, work_visit, work_file }
}
