import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Tx } from '../../../platform/db/db.ts'
import type { Services } from '../../../platform/services.ts'
import { letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { account, postJournal } from '../../ledger/index.ts'
import { oweToNamedLandlords } from './owe-to-named-landlords.ts'

const world = useWorld()
const MANY = 300

test('an estate in which nothing is held for nobody any more is passed by without reading what once was', async () => {
  const { estate_id, unit_id } = await letFlat(world)
  await world.services.transaction('system', async (tx) => {
    const { id } = await tx
      .selectFrom('lease')
      .select('id')
      .where('unit_id', '=', unit_id)
      .executeTakeFirstOrThrow()
    for (let n = 0; n < MANY; n++)
      for (const amount of [100, -100])
        await postJournal(tx, {
          ...{ key: `deposit:${id}:${n}:${amount}`, estate_id, memo: 'Held, and owed since' },
          entries: [
            [account.payable(null), amount],
            [account.trust, -amount],
          ],
        })
  })
  await world.owner.query('vacuum analyze account, account_balance, journal, posting')
  let rows = 0
  const count = async (tx: Tx) => {
    const read = await sql<{ n: number }>`
      select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::bigint as n
      from pg_stat_xact_user_tables where relname in ('posting', 'journal')`.execute(tx)
    return read.rows[0]?.n ?? 0
  }
  const transaction: Services['transaction'] = (actor, work) =>
    world.services.transaction(actor, async (tx) => {
      rows -= await count(tx)
      const done = await work(tx)
      rows += await count(tx)
      return done
    })
  await oweToNamedLandlords({ ...world.services, transaction })
  expect(rows).toBe(0)
})
