import { addDays, formatDay } from '@gida/contract/shared/dates'
import { expect, test } from 'vitest'
import type { Tx } from '../../../platform/db/db.ts'
import type { Person } from '../../../testing/people/people.ts'
import { portfolio } from '../../../testing/portfolios/portfolio.ts'
import { useWorld } from '../../../testing/world.ts'

const world = useWorld()
const asSystem = <T>(work: (tx: Tx) => Promise<T>) => world.services.transaction('system', work)

test('who owns and who looks after a home hears once that it is let and that a lease is renewed; who did it and the tenant do not', async () => {
  const home = await portfolio(world)
  await world.work()
  const start_date = world.today()
  const titles = async (person: Person) => {
    const told = await asSystem((tx) =>
      tx
        .selectFrom('notification')
        .select(['title', 'message'])
        .where('user_id', '=', person.id)
        .where('type', '=', 'tenant')
        .where('title', 'in', ['A home was let', 'A lease was renewed'])
        .orderBy('created_at')
        .execute(),
    )
    return told.map(({ title, message }) => `${title}: ${message}`)
  }
  const before = await Promise.all([home.manager, home.landlord, home.agent].map(titles))
  const unit = home.unitAt(2)
  const let_to = await home.manager.post(`/onboarding/units/${unit.id}/assign-tenant`, {
    ...{ tenant_id: home.tenant.id, start_date },
  })
  expect(let_to.statusCode, let_to.body).toBe(201)
  const { end_date } = let_to.json()
  const renewed = await home.agent.post(`/leases/${let_to.json().id}/renew`, {})
  expect(renewed.statusCode, renewed.body).toBe(201)
  await world.work()

  const said = (title: string, from: string, to: string) =>
    `${title}: ${home.tenant.full_name}, ${unit.name}, ${home.estate.name}, from ${formatDay(from)} to ${formatDay(to)}.`
  const began = said('A home was let', start_date, end_date)
  const goesOn = said('A lease was renewed', addDays(end_date, 1), renewed.json().end_date)
  const [manager, landlord, agent] = before
  expect(await titles(home.landlord)).toEqual([...(landlord ?? []), began, goesOn])
  expect(await titles(home.agent)).toEqual([...(agent ?? []), began])
  expect(await titles(home.manager)).toEqual([...(manager ?? []), goesOn])
  expect(await titles(home.tenant)).toEqual([])
})

test('a home whose tenant said yes is told of once: to its manager as a yes, to its owner as let', async () => {
  const home = await portfolio(world)
  const other = await portfolio(world, { people: { manager: home.manager } })
  const unit_id = home.unitAt(2).id
  const proposed = await home.manager.post(`/onboarding/units/${unit_id}/assign-tenant`, {
    ...{ tenant_id: other.tenant.id, start_date: world.today() },
  })
  expect(proposed.json()).toMatchObject({ status: 'PENDING_SIGNATURE' })
  const lease_id = proposed.json().id
  expect((await other.tenant.post(`/leases/${lease_id}/accept`, {})).statusCode).toBe(200)
  await world.work()
  const told = await asSystem((tx) =>
    tx
      .selectFrom('notification')
      .select(['user_id', 'key'])
      .where('key', 'in', [`lease:${lease_id}:started`, `lease:${lease_id}:accepted`])
      .execute(),
  )
  const keysOf = (person: Person) => told.filter((one) => one.user_id === person.id).map(({ key }) => key)
  expect(keysOf(home.manager)).toEqual([`lease:${lease_id}:accepted`])
  for (const person of [home.landlord, home.agent])
    expect(keysOf(person)).toEqual([`lease:${lease_id}:started`])
})
