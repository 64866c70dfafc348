import { expect, test } from 'vitest'
import { withPassword } from '../../testing/people/with-password.ts'
import { faultsOf, phone, rentRollOf } from '../../testing/portfolios/rent-roll.ts'
import { usePortfolio } from '../../testing/portfolios/use-portfolio.ts'
import { useWorld } from '../../testing/world.ts'
import { joinEstate } from '../estates/index.ts'
import { createUser } from '../users/index.ts'

const world = useWorld()
const home = usePortfolio(world, { units: 3 })
const { row, check, run } = rentRollOf(world, home)

const ownedBy = (user_id: string) =>
  world.services.transaction('system', async (tx) => {
    const owned = await tx.selectFrom('property').select('id').where('landlord_id', '=', user_id).execute()
    return owned.length
  })

test('nobody owns what is imported by an account that they opened with the name and number of its landlord', async () => {
  const [number, early] = [phone(), phone()]
  const open = (of: string) =>
    withPassword(world, { phone: `+234${of.slice(1)}`, full_name: 'Kemi Balogun' }, 'LANDLORD')
  const stranger = await open(number)
  const first = await check([row({ unit: 'N1', landlord: ['Kemi Balogun', number] })])
  const [fault] = await faultsOf(home.manager, first.id)
  expect(fault).toMatchObject({ row: 2, code: 'PERSON_NOT_JOINED' })
  expect(fault?.message).toContain('Invite Kemi Balogun first')

  const meanwhile = await check([row({ block: 'N', unit: 'N2', landlord: ['Kemi Balogun', early] })])
  expect(meanwhile.counts.ready).toBe(1)
  const other = await open(early)
  expect((await run(meanwhile.id)).result).toMatchObject({ rows: 0, failed: 1 })
  for (const { id } of [stranger, other]) expect(await ownedBy(id)).toBe(0)

  await world.services.transaction('system', (tx) =>
    joinEstate(tx, { estate_id: home.estate.id, user_id: stranger.id, role: 'LANDLORD' }),
  )
  const joined = await check([row({ block: 'N', unit: 'N1', landlord: ['Kemi Balogun', number] })])
  expect(joined.counts.ready).toBe(1)
})

test('nor by one that another opens from an address of their own, which is not in the file', async () => {
  const [landlord, tenant] = [phone(), phone()]
  for (const [number, role] of [
    [landlord, 'LANDLORD'],
    [tenant, 'TENANT'],
  ] as const)
    await world.services.transaction('system', (tx) =>
      createUser(tx, {
        ...{ full_name: 'Kemi Balogun', phone: `+234${number.slice(1)}`, role },
        ...{ email: `${role}@evil.example`, status: 'PENDING_VERIFICATION' },
      }),
    )
  const { id } = await check([
    row({ block: 'O', unit: 'O1', landlord: ['Kemi Balogun', landlord] }),
    row({ block: 'O', unit: 'O2', tenant: ['Kemi Balogun', tenant] }),
  ])
  expect((await faultsOf(home.manager, id)).map(({ row, code }) => [row, code])).toEqual([
    [2, 'PERSON_NOT_JOINED'],
    [3, 'PERSON_NOT_JOINED'],
  ])
})
