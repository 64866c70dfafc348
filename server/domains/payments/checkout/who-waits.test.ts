import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '../../../platform/db/db.ts'
import { payAtCheckout } from '../../../testing/money/paying.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { lockBooks } from '../../ledger/index.ts'

const world = useWorld()
const asSystem = <T>(work: (tx: Tx) => Promise<T>) => world.services.transaction('system', work)

test('that the provider is asked about one payment keeps nobody of the estate waiting; that it comes in does', async () => {
  const flat = await letFlat(world)
  const asked = await payAtCheckout(world, flat, { amount: 1_000_000 })
  async function another(tx: Tx): Promise<string> {
    await sql`set local lock_timeout = 2000`.execute(tx)
    await lockBooks(tx, [flat.estate_id])
    return 'held'
  }
  const whileWritten = (more: { checks: number } | { status: 'REFUNDED' }) =>
    asSystem(async (tx) => {
      await tx.updateTable('payment').set(more).where('id', '=', asked.payment_id).execute()
      return asSystem(another)
    })
  await expect(whileWritten({ checks: 7 })).resolves.toBe('held')
  await expect(whileWritten({ status: 'REFUNDED' })).rejects.toMatchObject({ code: '55P03' })
})
