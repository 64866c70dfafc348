import { addDays, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import { prepareNotice } from '../../domains/notices/prepare-notice.ts'
import { serveNotice } from '../../domains/notices/serve-notice.ts'
import { servicesFor } from '../../platform/access/act-for.ts'
import type { Services } from '../../platform/services.ts'
import { actingAs, servicesAt } from '../lane.ts'
import type { MadePeople } from '../people/make-people.ts'
import { demoPeople } from '../people/people.ts'

const DAYS_AGO = 9
const HOUR_MS = 3_600_000

/** One notice of the demo: to quit, served by hand in the morning, nine days ago, on the tenant of Palmgrove Court who has been late for longest. */
export async function serveDemoNotice(services: Services, people: MadePeople, today: Date): Promise<void> {
  const manager = actingAs(people.manager, 'ESTATE_MANAGER')
  const now = new Date(startOfDay(addDays(lagosDay(today), -DAYS_AGO)).getTime() + 10.5 * HOUR_MS)
  const asManager = servicesFor(servicesAt(services, now), manager)
  const late = await findLatestPayer(services, now)
  const { id } = await prepareNotice(asManager, manager, late.lease_id, {
    ...{ kind: 'QUIT', given_on: lagosDay(now), lies_in_left_out_area: false },
  })
  await asManager.transaction(manager, (tx) =>
    serveNotice(tx, manager, id, {
      ...{ method: 'BY_HAND', served_at: now.toISOString(), served_by: 'Sunday Okafor, bailiff' },
      ...{ served_on_name: late.full_name, relation: 'the tenant', place: `${late.unit_name}, at the door` },
      ...{ reply: 'TOOK_IT', waybill: '', note: '' },
    }),
  )
}

const findLatestPayer = (services: Services, now: Date) =>
  services.transaction('system', (tx) =>
    tx
      .selectFrom('charge')
      .innerJoin('lease', 'lease.id', 'charge.lease_id')
      .innerJoin('unit', 'unit.id', 'lease.unit_id')
      .innerJoin('estate', 'estate.id', 'unit.estate_id')
      .innerJoin('users', 'users.id', 'lease.tenant_id')
      .select(['lease.id as lease_id', 'unit.name as unit_name', 'users.full_name'])
      .where('estate.name', '=', 'Palmgrove Court')
      .where('users.email', '!=', demoPeople.tenant.email)
      .where('lease.status', '=', 'ACTIVE')
      .where('charge.due_date', '<', lagosDay(now))
      .where('charge.open_amount', '>', 0)
      .orderBy('charge.due_date')
      .orderBy('lease.id')
      .executeTakeFirstOrThrow(),
  )
