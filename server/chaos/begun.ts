import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '../platform/services.ts'

const GATHER_MS = 100

export type Begun = { charge_id: string; reference: string; status: string }

/** Payments started for some charges; concurrent queries are batched into one. */
export function askForBegun({ transaction }: Services): (charge_ids: readonly string[]) => Promise<Begun[]> {
  let gathered = new Set<string>()
  let asking: Promise<Begun[]> | null = null

  async function askTogether(): Promise<Begun[]> {
    await pause(GATHER_MS)
    const ids = [...gathered]
    gathered = new Set()
    asking = null
    return transaction('system', (tx) =>
      tx
        .selectFrom('payment')
        .innerJoin('allocation', 'allocation.payment_id', 'payment.id')
        .select(['allocation.charge_id', 'payment.reference', 'payment.status'])
        .where('allocation.charge_id', 'in', ids)
        .execute(),
    )
  }
  return async (charge_ids) => {
    for (const id of charge_ids) gathered.add(id)
    asking ??= askTogether()
    const begun = await asking
    return begun.filter(({ charge_id }) => charge_ids.includes(charge_id))
  }
}
