import { addDays } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { expectSoundBooks } from '../../testing/money/books.ts'
import { type Person, signedIn } from '../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../testing/world.ts'
import { giveUp } from './waivers/waive-charge.ts'

const world = useWorld()
let flats: LetFlat[]
let admin: Person

/** Two flats of one estate and one of another, with charges of before and after today; one of them given up. */
beforeAll(async () => {
  const dueIn = (days: number) => ({
    transaction_type: 'RENT_PAYMENT' as const,
    description: 'Rent',
    amount: 1_000_000,
    due_date: addDays(world.today(), days),
  })
  const first = await letFlat(world, { charges: [dueIn(-40), dueIn(-1), dueIn(0), dueIn(30)] })
  const { estate_id, manager } = first
  const second = await letFlat(world, { estate_id, manager, charges: [dueIn(-1), dueIn(-1), dueIn(60)] })
  flats = [first, second, await letFlat(world, { charges: [dueIn(-5), dueIn(5)] })]
  admin = await signedIn(world, 'ADMIN')
  const [, , later = ''] = second.charge_ids
  await world.services.transaction('system', (tx) =>
    giveUp(tx, manager.actor, later, { kind: 'WAIVER', reason: 'Agreed' }),
  )
})

type Wanted = Record<'estate_id' | 'landlord_id' | 'tenant_id' | 'unit_id', string | undefined>

/** What a list has to hold, read row by row. */
async function counted(of: Partial<Wanted>, state: string) {
  const today = world.today()
  const conditions = [
    ...Object.entries(of).map(([column, id]) => sql<boolean>`${sql.ref(column)} = ${id}`),
    ...(state === 'ALL' ? [] : [sql<boolean>`open_amount > 0`]),
    ...(state === 'OVERDUE' ? [sql<boolean>`due_date < ${today}`] : []),
  ]
  const direction = state === 'ALL' ? 'desc' : 'asc'
  const rows = await world.services.transaction('system', (tx) => {
    const all = tx
      .selectFrom('charge')
      .select(['id', 'open_amount'])
      .orderBy('due_date', direction)
      .orderBy('id', direction)
    return (conditions.length > 0 ? all.where(sql.join<boolean>(conditions, sql` and `)) : all).execute()
  })
  const open = rows.reduce((sum, { open_amount }) => sum + (open_amount ?? 0), 0)
  return { ids: rows.map(({ id }) => id), total: rows.length, open }
}

async function listed(
  { get }: Person,
  search: string,
): Promise<{ ids: string[]; total: number; open: number }> {
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((page) => get(`/charges?limit=2&page=${page}&${search}`)),
  )
  return {
    ids: pages.flatMap((page) => page.json().data.map(({ id }: { id: string }) => id)),
    total: pages[0]?.json().pagination.total,
    open: pages[0]?.json().open_amount,
  }
}

test.each(['OPEN', 'OVERDUE', 'ALL'])(
  'everybody walks through the charges that are theirs, in order, and is told how many there are (%s)',
  async (state) => {
    const [first, second] = flats as [LetFlat, LetFlat, LetFlat]
    const { estate_id } = first
    const asked: [Person, string, Partial<Wanted>][] = [
      [admin, '', {}],
      [admin, `&estate_id=${estate_id}`, { estate_id }],
      [first.manager, '', { estate_id }],
      [first.manager, `&unit_id=${second.unit_id}`, { unit_id: second.unit_id }],
      [first.manager, `&tenant_id=${first.tenant.id}`, { tenant_id: first.tenant.id }],
      [second.landlord, '', { landlord_id: second.landlord.id }],
      [second.landlord, `&estate_id=${estate_id}`, { landlord_id: second.landlord.id }],
      [first.tenant, '', { tenant_id: first.tenant.id }],
    ]
    for (const [who, more, of] of asked) {
      expect(await listed(who, `state=${state}${more}`)).toEqual(await counted(of, state))
    }
    const foreign = await listed(first.manager, `state=${state}&estate_id=${flats[2]?.estate_id}`)
    expect(foreign).toEqual({ ids: [], total: 0, open: 0 })
    await expectSoundBooks(world)
  },
)

test('days that end before they begin hold nothing', async () => {
  const { manager } = flats[0] as LetFlat
  const [from, to] = [world.today(), addDays(world.today(), -1)]
  expect(await listed(manager, `due_from=${from}&due_to=${to}`)).toEqual({ ids: [], total: 0, open: 0 })
})
