import { expect, test } from 'vitest'
import { withClient } from '../../../platform/db/schema/provision.ts'
import { useWorld } from '../../../testing/world.ts'
import { MERGE_PLAN, STAYING } from './person-columns.ts'

const world = useWorld()
const ask = <R extends object>(text: string) =>
  withClient(world.ownerUrl, async (client) => (await client.query<R>(text)).rows)

const placeOf = ({ name, col }: { name: string; col: string }) => `${name}.${col}`

test('what becomes of every column that names a person is said once', async () => {
  const named = await ask<{ place: string }>(`
    select k.conrelid::regclass || '.' || a.attname as place
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
    where k.contype = 'f' and k.confrelid = 'users'::regclass`)
  const said = [...MERGE_PLAN.map(placeOf), ...STAYING].filter(
    (place) => !['reminder.landlord_id', 'reminder.tenant_id'].includes(place),
  )
  expect(said.toSorted()).toEqual(named.map(({ place }) => place).toSorted())
})

/** A row of the first may conflict with one of the second. Partial unique indexes are handled before (settle-collisions.ts). */
test('what a person has once among others is moved by that', async () => {
  const unique = await ask<{ place: string; others: string[] }>(`
    select c.relname || '.' || a.attname as place,
      array(select o.attname::text from pg_attribute o where o.attrelid = c.oid and o.attnum = any (i.indkey) and o.attnum <> a.attnum
        order by 1) as others
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey)
      join pg_index i on i.indrelid = c.oid and i.indisunique and i.indpred is null and a.attnum = any (i.indkey)
    where k.contype = 'f' and k.confrelid = 'users'::regclass`)
  const moved = MERGE_PLAN.filter(({ rule }) => rule === 'MOVES' || rule === 'ONCE')
  const inTheWay = unique.filter(({ place, others }) => {
    const step = moved.find((one) => placeOf(one) === place)
    return step && !others.includes('client_id') && step.keys.toSorted().join() !== others.join()
  })
  expect(inTheWay).toEqual([{ place: 'settlement.landlord_id', others: ['estate_id', 'provider_id'] }])
})
