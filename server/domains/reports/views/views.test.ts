import { nextAfter, type ReportView, wholeBefore } from '@gida/contract/domains/reports/view'
import { daysBetween, formatDay, formatPeriod } from '@gida/contract/shared/dates'
import { beforeAll, expect, test } from 'vitest'
import { suppress } from '../../../platform/delivery/suppress.ts'
import type { Services } from '../../../platform/services.ts'
import { sentTo } from '../../../testing/mailbox.ts'
import { refreshed } from '../../../testing/people/people.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { mailReportViews } from './mail-report-views.ts'

const world = useWorld()
let flat: LetFlat
let foreign: LetFlat
beforeAll(async () => {
  flat = await letFlat(world)
  foreign = await letFlat(world)
})

const save = async (body: object, who = flat.manager) => {
  const answer = await who.post('/analytics/report-views', { name: 'Every unit', ...body })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<ReportView>()
}
const list = async (who = flat.manager) =>
  (await who.get('/analytics/report-views')).json().data as ReportView[]
const roll = (estate_id = flat.estate_id) => ({ report: 'RENT_ROLL', estate_id, group_by: 'state' })
/** Advances to the day after the current week, and returns the days covered by the mail sent then. */
async function weekIsOver(services?: Services) {
  const days = daysBetween(world.today(), nextAfter('WEEK', world.today()))
  world.services.clock.advance(days * 86_400_000)
  flat = { ...flat, manager: await refreshed(world, flat.manager) }
  await mailReportViews(services ?? world.services)
  return wholeBefore('WEEK', world.today())
}

test('a report is kept under a name, shared in an estate with those who may have it, and taken away by its owner alone', async () => {
  const kept = await save({ asked: roll(), estate_id: flat.estate_id })
  expect(kept).toMatchObject({ asked: roll(), is_mine: true, shared_in: 'Palmgrove Court', every: null })
  await save({ name: 'Books', asked: { report: 'TRIAL_BALANCE' }, estate_id: flat.estate_id })
  expect((await list(flat.landlord)).map(({ name, is_mine }) => [name, is_mine])).toEqual([
    ['Every unit', false],
  ])
  expect(await list(foreign.manager)).toEqual([])
  expect((await flat.landlord.delete(`/analytics/report-views/${kept.id}`)).statusCode).toBe(404)
  expect((await flat.manager.delete(`/analytics/report-views/${kept.id}`)).statusCode).toBe(204)
  expect((await list()).map(({ name }) => name)).toEqual(['Books'])
})

test('what cannot be read is not kept either', async () => {
  for (const asked of [
    { ...roll(), estate_id: foreign.estate_id },
    { report: 'RENT_ROLL', group_by: 'rent' },
  ]) {
    const answer = await flat.manager.post('/analytics/report-views', { name: 'No', asked })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
  }
  expect(
    (await flat.landlord.post('/analytics/report-views', { name: 'No', asked: { report: 'CASH_FLOW' } }))
      .statusCode,
  ).toBe(403)
})

test('it is mailed as a link to the whole week before, once, and says that there was nothing', async () => {
  const some = await save({ name: 'The roll', asked: roll() })
  const none = await save({ name: 'Renewed', asked: { report: 'RENEWALS', estate_id: flat.estate_id } })
  for (const { id } of [some, none])
    expect(
      (await flat.manager.patch(`/analytics/report-views/${id}`, { every: 'WEEK' })).json().next_on,
    ).toBe(nextAfter('WEEK', world.today()))
  await mailReportViews(world.services)
  const { from, to } = await weekIsOver()
  await mailReportViews(world.services)
  const mails = await sentTo(world, flat.manager.email)
  const of = (name: string) => mails.filter(({ subject }) => subject?.startsWith(name))
  expect(of('The roll')).toHaveLength(1)
  expect(of('The roll')[0]?.subject).toBe(`The roll, ${formatDay(to)}`)
  expect(of('The roll')[0]?.body).toContain(`/dashboard/reports/RENT_ROLL?`)
  expect(of('Renewed')[0]?.subject).toBe(`Renewed, ${formatPeriod(from, to)}`)
  expect(of('Renewed')[0]?.body).toContain('Nothing to report.')
  expect(of('Renewed')[0]?.body).toContain(`from=${from}&to=${to}`)
})

test('it waits for whoever is deactivated, and no run fails for them', async () => {
  foreign = { ...foreign, manager: await refreshed(world, foreign.manager) }
  const kept = await save({ name: 'Waits', asked: roll(foreign.estate_id) }, foreign.manager)
  await foreign.manager.patch(`/analytics/report-views/${kept.id}`, { every: 'WEEK' })
  const setStatus = (status: 'ACTIVE' | 'INACTIVE') =>
    world.services.transaction('system', (tx) =>
      tx.updateTable('users').set({ status }).where('id', '=', foreign.manager.id).execute(),
    )
  await setStatus('INACTIVE')
  const faults: unknown[] = []
  const log = Object.assign(Object.create(world.services.log), {
    error: (fault: unknown) => faults.push(fault),
  })
  await weekIsOver({ ...world.services, log })
  expect([faults, await sentTo(world, foreign.manager.email)]).toEqual([[], []])
  await setStatus('ACTIVE')
  await mailReportViews(world.services)
  expect((await sentTo(world, foreign.manager.email)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Waits, /),
  ])
})

test('it stops, and says why, where its owner has left the estate or mail to them comes back', async () => {
  const stopped = async () => (await list()).map(({ name, stopped }) => [name, stopped]).sort()
  const gone = await save({ name: 'Gone', asked: { report: 'COLLECTED', estate_id: flat.estate_id } })
  await flat.manager.patch(`/analytics/report-views/${gone.id}`, { every: 'WEEK' })
  await world.services.transaction('system', (tx) =>
    suppress(tx, { channel: 'EMAIL', recipient: flat.manager.email }, 'No such mailbox'),
  )
  await weekIsOver()
  const why = expect.stringContaining('Mail to your address comes back')
  expect(await stopped()).toEqual(
    expect.arrayContaining([
      ['Gone', why],
      ['The roll', why],
    ]),
  )
  await world.services.transaction('system', async (tx) => {
    await tx.deleteFrom('suppressed_address').execute()
    await tx.deleteFrom('estate_association').where('user_id', '=', flat.manager.id).execute()
  })
  flat = { ...flat, manager: await refreshed(world, flat.manager) }
  await flat.manager.patch(`/analytics/report-views/${gone.id}`, { every: 'WEEK' })
  await weekIsOver()
  expect(await stopped()).toEqual(
    expect.arrayContaining([['Gone', expect.stringContaining('Estate not found')]]),
  )
})
