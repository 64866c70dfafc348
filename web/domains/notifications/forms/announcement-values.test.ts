import type { AnnouncementDetail } from '@gida/contract/domains/notifications/announcement'
import { expect, it } from 'vitest'
import { bodyOf, valuesOf } from './announcement-values.ts'

const ESTATE = '01900000-0000-7000-8000-000000000002'

it.each(['TENANT', 'LANDLORD', 'PROPERTY_MANAGER', 'ESTATE_MANAGER'] as const)(
  'opens a planned announcement to whom it is planned for, as urgent as it is: %s',
  (role) => {
    const planned = {
      ...{ title: 'Audit', message: 'Have the books ready.', message_pcm: null, priority: 'high' },
      ...{ channels: ['EMAIL'], takes_replies: false, send_at: '2036-12-04T09:00:00.000Z' },
      audience: { estate_id: ESTATE, role },
    } as unknown as AnnouncementDetail
    expect(bodyOf(valuesOf(planned))).toMatchObject({
      ...{ priority: 'high', audience: { estate_id: ESTATE, role } },
      send_at: planned.send_at,
    })
  },
)
