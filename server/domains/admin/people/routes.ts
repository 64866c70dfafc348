import { admin } from '@gida/contract/domains/admin/endpoints'
import type { Mount } from '../../../platform/http/call.ts'
import { getPlatformPerson, listPlatformPeople } from './people-rows.ts'
import { presentPlatformPerson } from './present.ts'

export function peopleRoutes({ on }: Mount): void {
  on(admin.listPlatformPeople, async (tx, { actor, query }) => {
    const { rows, pagination } = await listPlatformPeople(tx, query)
    return { data: rows.map((row) => presentPlatformPerson(row, actor)), pagination }
  })

  on(admin.getPlatformPerson, async (tx, { actor, params }) =>
    presentPlatformPerson(await getPlatformPerson(tx, params.id), actor),
  )
}
