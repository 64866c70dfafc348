import { randomInt, randomUUID } from 'node:crypto'
import { insertRow } from '../insert-row.ts'
import type { LetFlat } from '../portfolios/let-flat.ts'
import type { World } from '../world.ts'

type Job = {
  bearer?: 'LANDLORD' | 'TENANT' | 'FUND' | 'WARRANTY' | null
  approved?: number | null
  status?: 'ASSIGNED' | 'DONE'
  vendor?: {
    kind?: 'PERSON' | 'FIRM'
    wht_class?: 'BUILDING' | 'CONSTRUCTION'
    tin?: string | null
    phone?: string
  }
  vendor_id?: string
}
export type VendorJob = { order_id: string; vendor_id: string }

/** A vendor of a flat's estate, with a bank account. */
export const vendorOf = (world: World, { estate_id }: LetFlat, given: Job['vendor'] = {}): Promise<string> =>
  world.services.transaction('system', async (tx) => {
    const vendor_id = await insertRow(tx, 'vendor', {
      ...{ name: 'Aqua-Tech Boreholes', kind: 'FIRM', trades: ['WATER'], phone: '+2348031234567' },
      ...{ wht_class: 'BUILDING', tin: '12345678-0001', bank_code: '058', account_name: 'AQUA-TECH LTD' },
      ...{ bank_name: 'Guaranty Trust Bank', account_number: String(randomInt(1e9, 9e9)) },
      ...given,
    })
    await tx.insertInto('vendor_estate').values({ vendor_id, estate_id }).execute()
    return vendor_id
  })

/** A finished job of a vendor in a flat, with its approval. */
export async function vendorJob(world: World, flat: LetFlat, given: Job = {}): Promise<VendorJob> {
  const vendor_id = given.vendor_id ?? (await vendorOf(world, flat, given.vendor))
  const { bearer = 'LANDLORD', approved = 12_000_000, status = 'DONE' } = given
  const order_id = await world.services.transaction('system', (tx) =>
    insertRow(tx, 'work_order', {
      ...{ number: 0, estate_id: flat.estate_id, unit_id: flat.unit_id, created_by: flat.manager.id },
      ...{ category: 'WATER', title: 'Borehole pump trips', status, vendor_id, approved_amount: approved },
      ...(status === 'DONE' && { done_at: tx.now }),
      ...(bearer && { bearer, bearer_decided_at: tx.now, bearer_decided_by: flat.manager.id }),
    }),
  )
  return { order_id, vendor_id }
}

/** The accepted quote of a job. */
export const acceptedQuote = (world: World, { order_id, vendor_id }: VendorJob, parts: readonly number[]) =>
  world.services.transaction('system', async (tx) => {
    const offer_id = await insertRow(tx, 'work_offer', {
      ...{ order_id, vendor_id, needs_quote: true, phone: '+2348031234567', state: 'ACCEPTED' },
      ...{ token_hash: Buffer.from(randomUUID()), expires_at: tx.now },
    })
    const total = parts.reduce((sum, part) => sum + part, 0)
    const quote_id = await insertRow(tx, 'work_quote', {
      ...{ order_id, offer_id, vendor_id, total, state: 'ACCEPTED', valid_until: '2099-01-01' },
    })
    for (const unit_price of parts)
      await insertRow(tx, 'work_quote_line', { quote_id, kind: 'LABOUR', unit_price })
  })

/** Body of a recorded transfer to a vendor. */
export const transfer = (world: World, amount: number, more: object = {}) => ({
  ...{ amount, paid_on: world.today(), way: 'TRANSFER', bank_reference: `NIP-${randomUUID()}` },
  ...more,
})
