import { expect, test } from 'vitest'
import { countReads } from '../../../testing/count-reads.ts'
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
  const { services, read } = countReads(world.services, ['posting', 'journal'])
  await oweToNamedLandlords(services)
  expect(read()).toBe(0)
})
