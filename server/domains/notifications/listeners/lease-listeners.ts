import { daysBetween, lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { getLease, leaseEnded, leaseEnding } from '../../leases/index.ts'
import type { Notice } from '../notice.ts'
import { notifyAll } from '../notify.ts'
import { type Recipient, recipientsOf } from '../recipients.ts'
import { type Words, words } from '../words.ts'

type SeenLease = Awaited<ReturnType<typeof getLease>> & { tenant_id: string }

/** One notice for each person who has to do with a lease. Drafts concern nobody. */
async function sendNotices(
  tx: Tx,
  lease_id: string,
  event: string,
  say: (lease: SeenLease, person: Recipient) => Words | null,
): Promise<void> {
  const lease = await getLease(tx, lease_id)
  if (!lease.tenant_id) return
  const seen = { ...lease, tenant_id: lease.tenant_id }
  const notices = (await recipientsOf(tx, seen)).flatMap((person): Notice[] => {
    const said = say(seen, person)
    const of = { user_id: person.user_id, key: `lease:${lease_id}:${event}`, type: 'tenant' as const }
    return said ? [{ ...of, action_url: `/dashboard/leases/${lease_id}`, ...said }] : []
  })
  await notifyAll(tx, notices)
}

const isTenant = (person: Recipient) => person.parts.includes('TENANT')

/** Manager, landlord, agent and tenant: once at 90 days, at 60 and at 30. */
const notifyEnding = listener({
  name: 'notify_people',
  event: leaseEnding,
  handle: (tx, { lease_id, days }) =>
    sendNotices(tx, lease_id, `ends:${days}`, (lease, person) => {
      const left = Math.max(0, daysBetween(lagosDay(tx.now), lease.end_date))
      return isTenant(person) ? words.leaseEnding(lease, left) : words.leaseOfTenantEnding(lease, left)
    }),
})

/** The tenant is not notified that the tenancy has ended, but is that it will not start. */
const notifyEnded = listener({
  name: 'notify_people',
  event: leaseEnded,
  handle: (tx, { lease_id }) =>
    sendNotices(tx, lease_id, 'ended', (lease, person) => {
      if (lease.ending_kind === 'CALLED_OFF') return words.leaseCalledOff(lease, isTenant(person))
      return isTenant(person) ? null : words.leaseEnded(lease)
    }),
})

export const leaseListeners: AnyListener[] = [notifyEnding, notifyEnded]
