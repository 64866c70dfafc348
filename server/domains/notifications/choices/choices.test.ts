import { PRIORITY_OF, SEVERITIES, type Severity, WAYS_OF } from '@gida/contract/domains/alerts/rules'
import { QUIET_HOURS } from '@gida/contract/shared/quiet-hours'
import { beforeEach, describe, expect, test } from 'vitest'
import { dueTime } from '../../../platform/delivery/classes.ts'
import { countRefusal } from '../../../platform/delivery/refused-numbers.ts'
import { type LetFlat, letFlat } from '../../../testing/portfolios/let-flat.ts'
import { useWorld } from '../../../testing/world.ts'
import { deliverByPreference, notify } from '../index.ts'
import { classOf, isSilent } from '../ways/ring-devices.ts'

const world = useWorld()
let flat: LetFlat
beforeEach(async () => {
  flat = await letFlat(world)
})

type Choice = { kind: string; channel: string; is_on: boolean }
const PATH = '/users/me/notification-choices'
const choose = (...choices: Choice[]) => flat.tenant.patch(PATH, { choices })
const off = (kind: string, channel: string): Choice => ({ kind, channel, is_on: false })

const tell = (type: 'payment' | 'alert', priority?: 'high') =>
  world.services.transaction('system', (tx) =>
    notify(tx, {
      user_id: flat.tenant.id,
      key: `test:${type}:${priority}:${Math.random()}`,
      type,
      title: 'Test',
      message: 'Test',
      ...(priority ? { priority } : {}),
    }),
  )
const told = async () => (await flat.tenant.get('/communication/notifications')).json().total

describe('what a person wishes to be told', () => {
  test('is as by default until they choose, and every kind has every channel', async () => {
    const { data } = (await flat.tenant.get(PATH)).json()
    expect(data).toHaveLength(20)
    expect(data).toContainEqual({ kind: 'payment', channel: 'SMS', is_on: true })
    expect(data).toContainEqual({ kind: 'message', channel: 'SMS', is_on: false })
    const chosen = (
      await choose(off('payment', 'SMS'), { kind: 'message', channel: 'SMS', is_on: true })
    ).json()
    expect(chosen.data).toContainEqual({ kind: 'payment', channel: 'SMS', is_on: false })
    expect((await flat.tenant.get(PATH)).json()).toEqual(chosen)
    expect((await flat.landlord.get(PATH)).json().data).toEqual(data)
  })

  test('turns a kind off in the app, but nothing urgent', async () => {
    await choose(off('payment', 'IN_APP'))
    await tell('payment')
    expect(await told()).toBe(0)
    await tell('payment', 'high')
    await tell('alert')
    expect(await told()).toBe(2)
    await choose({ kind: 'payment', channel: 'IN_APP', is_on: true })
    await tell('payment')
    expect(await told()).toBe(3)
  })

  test('holds for mails and texts', async () => {
    await choose(off('payment', 'EMAIL'))
    await world.services.transaction('system', async (tx) => {
      const mail = { subject: 'Rent', text: 'Rent' }
      for (const { id } of [flat.tenant, flat.landlord]) {
        await deliverByPreference(tx, { user_id: id, kind: 'payment', key: `test:${id}`, mail })
      }
      const sent = await tx
        .selectFrom('outbox_message')
        .select('recipient')
        .where('subject', '=', 'Rent')
        .execute()
      expect(sent.map((one) => one.recipient)).toContain(flat.landlord.email)
      expect(sent.map((one) => one.recipient)).not.toContain(flat.tenant.email)
    })
  })

  test('has hours of its own, and a number that refused two texts begins again when its owner asks', async () => {
    const hours = { quiet_hours: { begins: '22:00', ends: '06:30' }, digest_at: '18:00' }
    expect((await flat.tenant.get(PATH)).json()).toMatchObject({ digest_at: '07:30', sms_stopped: null })
    expect((await flat.tenant.patch(PATH, hours)).json()).toMatchObject(hours)
    for (const quiet_hours of [
      { begins: '20:00', ends: '20:00' },
      { begins: '20:15', ends: '08:00' },
    ])
      expect((await flat.tenant.patch(PATH, { quiet_hours })).statusCode).toBe(400)
    const phone = '+2348030000088'
    await world.services.transaction('system', async (tx) => {
      await tx.updateTable('users').set({ phone }).where('id', '=', flat.tenant.id).execute()
      await countRefusal(tx, phone, 'Expired')
      await countRefusal(tx, phone, 'DND Active on Phone Number')
    })
    expect((await flat.tenant.get(PATH)).json().sms_stopped).toBeNull()
    await world.services.transaction('system', (tx) => countRefusal(tx, phone, 'Rejected'))
    await world.work()
    expect((await flat.tenant.get(PATH)).json().sms_stopped).toBe('Rejected')
    expect((await flat.tenant.get('/communication/notifications')).json().data[0]).toMatchObject({
      title: 'We have stopped SMS to your number',
      actionUrl: '/dashboard/settings/notifications',
    })
    expect((await flat.tenant.patch(PATH, { resumes_sms: true })).json().sms_stopped).toBeNull()
  })

  test('cannot be said of alerts, nor of unknown channels', async () => {
    for (const choice of [off('alert', 'SMS'), off('payment', 'PIGEON')]) {
      expect((await choose(choice)).statusCode).toBe(400)
    }
    expect((await choose()).statusCode).toBe(400)
    expect((await flat.tenant.patch(PATH, {})).statusCode).toBe(400)
  })
})

test('each severity of an alert goes by its ways, and rings phones as the form says', () => {
  const night = new Date('2026-11-05T22:00:00Z') // 23:00 in Lagos
  const ringsAt = (severity: Severity) => {
    const notice = { type: 'alert', priority: PRIORITY_OF[severity] } as const
    if (isSilent(notice)) return 'never'
    return dueTime(classOf(notice), 'PUSH', night, QUIET_HOURS) > night ? 'by day' : 'at any hour'
  }
  expect(SEVERITIES.map((severity) => [severity, WAYS_OF[severity].join(), ringsAt(severity)])).toEqual([
    ['low', 'IN_APP,EMAIL', 'never'],
    ['medium', 'IN_APP,EMAIL', 'by day'],
    ['high', 'IN_APP,EMAIL,SMS', 'at any hour'],
    ['critical', 'IN_APP,EMAIL,SMS', 'at any hour'],
  ])
})
