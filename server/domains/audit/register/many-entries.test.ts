import { beforeAll, expect, test } from 'vitest'
import { actFor } from '../../../platform/access/act-for.ts'
import { countReads } from '../../../testing/count-reads.ts'
import { type Person, signedIn } from '../../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { listEntries } from './list-entries.ts'

const ENTRIES = 20_000
const world = useWorld()
let flat: LetFlat
let people: Person[]

/** An estate in which people pay, and now and then somebody calls a vendor. */
beforeAll(async () => {
  flat = await letFlat(world)
  people = [flat.manager, flat.landlord, await signedIn(world, 'ADMIN')]
  await world.owner.query(
    `insert into audit_entry (number, text, hash, previous_hash, at, recorded_at, action, operation, table_name, subject_type, estate_id, landlord_id)
     select 1000000 + n, '{}', sha256(n::text::bytea), sha256((n - 1)::text::bytea), app.now(), app.now(), 'payments.pay', 'CHANGED', 'payment',
       case when n = 1 then 'vendor' else 'payment' end, $1, $2
     from generate_series(1, ${ENTRIES}) n`,
    [flat.estate_id, flat.landlord.id],
  )
  await world.owner.query('analyze audit_entry')
})

test.each([
  ['vendor', 1],
  ['payment', 20],
  ['bank_line', 0],
] as const)('what happened to a %s is found without reading the rest', async (related_entity_type, found) => {
  for (const { id: user_id, role } of people) {
    const { services, read } = countReads(world.services, ['audit_entry'])
    const query = { related_entity_type, page: 1, limit: 20 }
    const { rows } = await services.transaction('system', async (tx) => {
      await actFor(tx, { user_id })
      return listEntries(tx, query)
    })
    expect(rows.length, role).toBe(found)
    expect(read(), role).toBeLessThan(ENTRIES / 10)
  }
})
