import type { AnnouncementDetail } from '@gida/contract/domains/notifications/announcement'
import { expect, it } from 'vitest'
import { bodyOf, isWritten, valuesOf } from './announcement-values.ts'

const ESTATE = '01900000-0000-7000-8000-000000000002'

it.each(['TENANT', 'LANDLORD', 'PROPERTY_MANAGER', 'ESTATE_MANAGER'] as const)(
  'opens a planned announcement to whom it is planned for, as urgent as it is: %s',
  (role) => {
    const planned = {
      ...{ title: 'Audit', message: 'Have the books ready.', message_pcm: null, priority: 'high' },
      ...{ channels: ['EMAIL'], takes_replies: false, send_at: '2036-12-04T09:00:00.000Z' },
      ...{ audience: { estate_id: ESTATE, role }, named: [] },
    } as unknown as AnnouncementDetail
    expect(bodyOf(valuesOf(planned))).toMatchObject({
      ...{ priority: 'high', audience: { estate_id: ESTATE, role } },
      send_at: planned.send_at,
    })
  },
)

it('keeps who is named besides the estate, and needs no estate where they alone are addressed', () => {
  const named = [{ user_id: '01900000-0000-7000-8000-000000000003', name: 'Ada Obi' }]
  const planned = {
    ...{ title: 'Audit', message: 'Have the books ready.', message_pcm: null, priority: 'medium' },
    ...{ channels: [], takes_replies: false, send_at: '2036-12-04T09:00:00.000Z', named },
  }
  const body = (audience: object | null) =>
    bodyOf(valuesOf({ ...planned, audience } as unknown as AnnouncementDetail))
  const user_ids = named.map(({ user_id }) => user_id)
  expect(body({ estate_id: ESTATE })).toMatchObject({ audience: { estate_id: ESTATE }, user_ids })
  const alone = valuesOf({ ...planned, audience: null } as unknown as AnnouncementDetail)
  expect(body(null)).toEqual(expect.not.objectContaining({ audience: expect.anything() }))
  expect(body(null)).toMatchObject({ user_ids })
  expect(isWritten(alone)).toBe(true)
})
