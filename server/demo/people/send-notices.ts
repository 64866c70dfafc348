import { formatDay, lagosDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { depositDue } from '../../domains/deposits/index.ts'
import { findOpen, nextReminder } from '../../domains/deposits/remind-of-deposits.ts'
import { notifyAll } from '../../domains/notifications/index.ts'
import { notificationListeners } from '../../domains/notifications/listeners.ts'
import { paymentCompleted, paymentFailed } from '../../domains/payments/index.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Services } from '../../platform/services.ts'
import type { Lane } from '../lane.ts'
import { demoPeople } from './people.ts'

const NEWEST = 5
const HOUR = 3_600_000

/** Fills the bells: of the last few payments as the server tells of them, and of who is late. Older ones were read. */
export async function sendNotices(services: Services, lane: Lane, now: Date): Promise<void> {
  const recent = await services.transaction('system', (tx) => getRecent(tx, now))
  for (const { id, at, event } of recent) {
    lane.plan(at, async (tx) => {
      await tellerOf(event)?.handle(tx, { payment_id: id }, services)
    })
  }
  lane.plan(new Date(now.getTime() - 9 * HOUR), (tx) => notifyOfDeposits(tx, services))
  lane.plan(new Date(now.getTime() - 8 * HOUR), notifyLateTenants)
  lane.plan(now, async (tx) => {
    const yesterday = new Date(now.getTime() - 24 * HOUR)
    await tx
      .updateTable('notification')
      .set({ read_at: tx.now })
      .where('created_at', '<', yesterday)
      .execute()
  })
}

const tellerOf = (event: object) =>
  notificationListeners.find((one) => one.event === event && one.name === 'notify_people')

/** Deposits that are due back, as they are told of on the day. */
async function notifyOfDeposits(tx: Tx, services: Services): Promise<void> {
  for (const { id } of await findOpen(tx, undefined, 100)) {
    const due = await nextReminder(tx, id)
    if (due) await tellerOf(depositDue)?.handle(tx, due, services)
  }
}

/** The last payment of each kind in each estate, the newest of them; the last that failed; and the tenant's own last. */
async function getRecent(tx: Tx, now: Date) {
  const rows = await tx
    .selectFrom('payment')
    .innerJoin('users', 'users.id', 'payment.tenant_id')
    .select(['payment.id', 'payment.created_at', 'payment.status', 'users.email'])
    .select((eb) => eb.fn<string>('concat', ['payment.estate_id', 'payment.transaction_type']).as('kind'))
    .where('payment.status', 'in', ['COMPLETED', 'FAILED'])
    .where('payment.created_at', '<', now)
    .orderBy('payment.created_at', 'desc')
    .execute()
  const completed = rows.filter((row) => row.status === 'COMPLETED')
  const kinds = [...Map.groupBy(completed, (row) => row.kind).values()]
  const last = [
    ...kinds.flatMap(([newest]) => newest ?? []).slice(0, NEWEST),
    ...rows.filter((row) => row.status === 'FAILED').slice(0, 1),
    ...completed.filter((row) => row.email === demoPeople.tenant.email).slice(0, 1),
  ]
  return [...new Map(last.map((row) => [row.id, row])).values()].map((row) => ({
    id: row.id,
    at: row.created_at,
    event: row.status === 'FAILED' ? paymentFailed : paymentCompleted,
  }))
}

async function notifyLateTenants(tx: Tx): Promise<void> {
  const today = lagosDay(tx.now)
  const late = await tx
    .selectFrom('charge')
    .innerJoin('users', 'users.id', 'charge.tenant_id')
    .select([
      'charge.tenant_id',
      'charge.open_amount',
      'charge.due_date',
      'charge.description',
      'users.email',
    ])
    .where('charge.open_amount', '>', 0)
    .where('charge.due_date', '<', today)
    .execute()
  const sum = late.reduce((total, charge) => total + charge.open_amount, 0)
  const tenants = new Set(late.map((charge) => charge.tenant_id)).size
  const manager = await idOf(tx, demoPeople.manager.email)
  const own = late.filter((charge) => charge.email === demoPeople.tenant.email)
  await notifyAll(tx, [
    {
      user_id: manager,
      key: `late:${today}`,
      type: 'alert',
      title: `${tenants} tenants are late`,
      message: `Together ${formatNaira(sum, 'short')}.`,
      priority: 'high',
    },
    ...own.map((charge) => ({
      user_id: charge.tenant_id,
      key: `late:${charge.due_date}`,
      type: 'payment' as const,
      title: `${charge.description.split(',')[0]} is late`,
      message: `${formatNaira(charge.open_amount, 'short')} was due on ${formatDay(charge.due_date)}.`,
      priority: 'high' as const,
    })),
  ])
}

async function idOf(tx: Tx, email: string): Promise<string> {
  const found = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return found.id
}
