import { addDays } from '@gida/contract/shared/dates'
import { beforeEach, describe, expect, test } from 'vitest'
import { offlinePaymentsIn } from '../../../../testing/money/offline-payments.ts'
import { type Person, signedIn } from '../../../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../../testing/world.ts'
import { entrustUnits } from '../../../estates/index.ts'
import { collectOf } from '../../../privacy/exports/collect.ts'

const world = useWorld()
const { record, once } = offlinePaymentsIn(world)
const MILLION = 100_000_000
let flat: LetFlat
beforeEach(async () => {
  flat = await letFlat(world)
})

const pay = async (millions: number, given: object = {}, who = flat.manager) => {
  const answer = await record(who, flat, { amount: Math.round(millions * MILLION), ...given })
  return answer.json()
}
const preview = async (given: object = {}) => {
  const body = { property_unit_id: flat.unit_id, tenant_id: flat.tenant.id, ...given }
  return (await flat.manager.post('/payments/preview', body)).json().cash
}
const flagsOf = (who: Person) =>
  world.services.transaction(who.actor, (tx) =>
    tx
      .selectFrom('cash_flag')
      .select(['kind', 'within_days'])
      .where('estate_id', '=', flat.estate_id)
      .execute(),
  )
const watch = (who: Person, more: object = {}) =>
  who.post('/analytics/reports', {
    ...{ report: 'CASH_WATCH', format: 'json', estate_id: flat.estate_id },
    ...{ from: world.today(), to: world.today(), ...more },
  })

describe('the limit', () => {
  test('is not passed by cutting a sum in parts: the last one is refused with what to do, and the form knew', async () => {
    expect(await preview()).toMatchObject({ limit: 5 * MILLION, left: 5 * MILLION })
    expect((await pay(3)).status).toBe('COMPLETED')
    expect(await preview()).toMatchObject({ left: 2 * MILLION })
    const refused = await pay(2.01)
    expect(refused).toMatchObject({ code: 'CASH_LIMIT', status_code: 422 })
    expect(refused.message).toContain('₦5,010,000')
    expect(refused.message).toContain('ask for a transfer')
    expect((await pay(2)).status).toBe('COMPLETED')
    expect(await preview()).toMatchObject({ left: 0 })
    expect((await pay(0.01)).code).toBe('CASH_LIMIT')
  })

  test('is of cash in hand alone: a transfer, and what was paid in at a bank, go on', async () => {
    await pay(5)
    expect((await pay(4, { channel: 'BANK_TRANSFER', bank_reference: 'NIP 1' })).status).toBe('COMPLETED')
    expect((await pay(4, { landed: 'LANDLORD' })).status).toBe('COMPLETED')
    expect((await pay(4, { landed: 'TRUST', not_a_duplicate: true })).status).toBe('COMPLETED')
  })

  test('is twice as high for a company, and begins anew after thirty days', async () => {
    expect((await pay(6, { payer_kind: 'COMPANY', payment_date: addDays(world.today(), -30) })).status).toBe(
      'COMPLETED',
    )
    expect((await pay(5)).status).toBe('COMPLETED')
    expect((await pay(0.5, { payment_date: addDays(world.today(), -1) })).code).toBe('CASH_LIMIT')
    expect(await preview({ payer_kind: 'COMPANY' })).toMatchObject({ limit: 10 * MILLION, left: 5 * MILLION })
  })

  test('counts one who pays for several tenants, however the name is written', async () => {
    await pay(4, { payer_name: 'Chief Okafor' })
    const neighbour = await letFlat(world, { estate_id: flat.estate_id, manager: flat.manager })
    const second = await record(flat.manager, neighbour, { amount: 2 * MILLION, payer_name: 'chief  OKAFOR' })
    expect(second.json().code).toBe('CASH_LIMIT')
  })

  test('holds for what was taken out of the books again no more', async () => {
    const { id } = await pay(4)
    const undone = await flat.manager.patch(`/payments/${id}/cancel`, {
      reason: 'Typed twice',
      kind: 'MISTAKE',
    })
    expect(undone.statusCode, undone.body).toBe(200)
    expect((await pay(4.5)).status).toBe('COMPLETED')
  })

  test('is not passed by two at once, each by a home of its own', async () => {
    const other = await letFlat(world, {
      estate_id: flat.estate_id,
      manager: flat.manager,
      tenant: flat.tenant,
    })
    const answers = await Promise.all([
      ...[3, 3.1].map((sum) => record(flat.manager, flat, { amount: sum * MILLION })),
      record(flat.manager, { ...other, tenant: flat.tenant }, { amount: 3.2 * MILLION }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422])
  })

  test('stops the row of many that would pass it, and keeps the others', async () => {
    const row = { property_unit_id: flat.unit_id, tenant_id: flat.tenant.id, channel: 'CASH' }
    const rows = [3, 2.5, 2].map((sum) => ({ ...row, amount: sum * MILLION, payment_date: world.today() }))
    const { created, failed } = (
      await once(flat.manager, '/payments/bulk-create', { estate_id: flat.estate_id, rows })
    ).json()
    expect(created.map(({ index }: { index: number }) => index)).toEqual([0, 2])
    expect(failed).toMatchObject([{ index: 1, code: 'CASH_LIMIT' }])
  })
})

describe('what is noted', () => {
  test('is cash from four fifths of the limit on, and what somebody else handed over', async () => {
    await pay(3.9)
    expect(await flagsOf(flat.manager)).toEqual([])
    await pay(0.1)
    await pay(0.2, { payer_name: 'Her brother' })
    expect((await flagsOf(flat.manager)).map(({ kind, within_days }) => [kind, within_days])).toEqual([
      ['NEAR_LIMIT', 4 * MILLION],
      ['NEAR_LIMIT', 4.2 * MILLION],
      ['THIRD_PARTY', 4.2 * MILLION],
    ])
  })

  test('the manager has a list of it, also as a file to file', async () => {
    await pay(4.5, { payer_name: 'Her brother' })
    const { rows } = (await watch(flat.manager)).json()
    expect(rows).toHaveLength(2)
    const file = await watch(flat.manager, { format: 'csv' })
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.body).toContain('Her brother')
    expect(file.body).toContain('4500000')
  })

  test('neither the payer nor an agent nor the owner learns of it', async () => {
    const agent = await signedIn(world, 'PROPERTY_MANAGER')
    await world.services.transaction('system', async (tx) => {
      await tx
        .insertInto('estate_association')
        .values({ estate_id: flat.estate_id, user_id: agent.id, role: 'PROPERTY_MANAGER' })
        .execute()
      await entrustUnits(tx, { estate_id: flat.estate_id, user_id: agent.id, unit_ids: [flat.unit_id] })
    })
    const paid = await pay(4.5, { payer_name: 'Her brother' }, agent)
    expect(JSON.stringify(paid)).not.toMatch(/flag|near/i)
    for (const person of [agent, flat.tenant, flat.landlord]) {
      expect(await flagsOf(person)).toEqual([])
      expect((await watch(person)).statusCode).toBe(403)
    }
    const copy = await world.services.transaction('system', (tx) => collectOf(tx, flat.tenant.id))
    expect(copy.map(({ table }) => table)).toContain('offline_payment')
    expect(copy.map(({ table }) => table)).not.toContain('cash_flag')
  })

  test('a list of it that was taken out is not told to those who are in it', async () => {
    await pay(4.5)
    await world.services.transaction('system', (tx) =>
      tx
        .insertInto('report_file')
        .values(
          ['CASH_WATCH', 'RENT_ROLL'].map((report) => ({
            ...{ user_id: flat.manager.id, status: 'READY' as const, size: 1, finished_at: tx.now },
            wanted: JSON.stringify({ report, estate_id: flat.estate_id, format: 'csv' }),
          })),
        )
        .execute(),
    )
    const { data } = (await flat.tenant.get('/privacy/accesses')).json()
    expect(data.map(({ what }: { what: string[] }) => what)).toEqual([['Rent roll']])
  })

  test('the list is kept under a name for oneself, and never shared in the estate', async () => {
    const asked = { report: 'CASH_WATCH', estate_id: flat.estate_id }
    const keep = (more: object) =>
      flat.manager.post('/analytics/report-views', { name: 'For SCUML', asked, ...more })
    expect((await keep({ estate_id: flat.estate_id })).statusCode).toBe(400)
    expect((await keep({})).statusCode).toBe(201)
  })

  test('a manager from whom the right was taken sees none of it', async () => {
    await pay(4.5)
    await world.services.transaction('system', (tx) =>
      tx
        .updateTable('users')
        .set({ permissions_denied: ['compliance_read'] })
        .where('id', '=', flat.manager.id)
        .execute(),
    )
    expect(await flagsOf(flat.manager)).toEqual([])
  })
})
