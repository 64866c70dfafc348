import { CONFIRM_DAYS, CONFIRM_REMINDER_DAYS, isOpen } from '@gida/contract/domains/maintenance/rules'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { runBatch } from '../../platform/jobs/batch.ts'
import { publish } from '../../platform/jobs/events.ts'
import type { Services } from '../../platform/services.ts'
import { confirmationAsked } from './events.ts'
import { hasLeft } from './people.ts'
import { writeLine } from './requests/log.ts'
import { setStatus } from './requests/move-request.ts'
import { lockRequest } from './requests/request-queries.ts'

/** Items per run; the next run continues. */
const MOST = 500

/** Unassigns requests of people who have left, asks tenants to confirm finished work, and finally closes what they do not answer. */
export async function runMaintenanceClock(services: Services): Promise<void> {
  await runBatch(services, {
    name: 'requests of who has left',
    items: await services.transaction('system', requestsOfWhoLeft),
    each: ({ id }) => services.transaction('system', (tx) => takeBack(tx, id)),
  })
  await services.transaction('system', askForConfirmation)
  const items = await services.transaction('system', async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from maintenance_request where status = 'RESOLVED' and (merged_into is not null or reminded_days is not null)
        and resolved_at <= ${tx.now}::timestamptz - make_interval(days => ${CONFIRM_DAYS})
      order by resolved_at limit ${MOST}`.execute(tx)
    return rows
  })
  await runBatch(services, {
    name: 'requests that nobody confirmed',
    items,
    each: ({ id }) => services.transaction('system', (tx) => closeByTime(tx, id)),
  })
}

/** Open requests assigned to somebody who has left, unless somebody else is working on an order for them. */
async function requestsOfWhoLeft(tx: Tx): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from maintenance_request r join users u on u.id = r.assigned_to
    where r.status < 'RESOLVED' and r.merged_into is null and ${hasLeft('r')}
      and not exists (select from work_order o
        where o.request_id in (select m.id from maintenance_request m where r.id in (m.id, m.merged_into))
          and o.status in ('QUOTING', 'APPROVAL', 'ASSIGNED', 'IN_PROGRESS', 'ON_HOLD'))
    order by r.id limit ${MOST}`.execute(tx)
  return rows
}

async function takeBack(tx: Tx, id: string): Promise<void> {
  const request = await lockRequest(tx, id)
  if (!isOpen(request.status) || request.assigned_to === null) return
  await setStatus(tx, request, { status: 'OPEN', parts: ['CLOCK'], assigned_to: null })
  await writeLine(tx, null, id, { kind: 'ASSIGNED', from_value: request.assigned_to, to_value: null })
}

/** Asks once per reminder day; requests are only closed after a reminder. */
async function askForConfirmation(tx: Tx): Promise<void> {
  for (const days of CONFIRM_REMINDER_DAYS.toReversed()) {
    const { rows } = await sql<{ id: string }>`
      update maintenance_request set reminded_days = ${days} where id in (
        select id from maintenance_request where status = 'RESOLVED' and merged_into is null
          and resolved_at <= ${tx.now}::timestamptz - make_interval(days => ${days})
          and (reminded_days is null or reminded_days < ${days})
        order by resolved_at limit ${MOST} for update skip locked)
      returning id`.execute(tx)
    for (const { id } of rows) await publish(tx, confirmationAsked, { request_id: id, days })
  }
}

async function closeByTime(tx: Tx, id: string): Promise<void> {
  const request = await lockRequest(tx, id)
  if (request.status !== 'RESOLVED') return
  await setStatus(tx, request, { status: 'CLOSED', parts: ['CLOCK'] })
  await writeLine(tx, null, id, { kind: 'MOVED', from_value: 'RESOLVED', to_value: 'CLOSED' })
}
