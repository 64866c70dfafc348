import { daysBetween, lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/facts.ts'
import { getLease, leaseEnded, leaseEnding } from '../../leases/index.ts'
import { type Notice, notifyAll } from '../notify.ts'
import { type Onlooker, onlookersOf } from '../onlookers.ts'
import { type Words, words } from '../words.ts'

type SeenLease = Awaited<ReturnType<typeof getLease>> & { tenant_id: string }

/** One notice for each person who has to do with a lease. Drafts concern nobody. */
async function tellPeople(
  tx: Tx,
  lease_id: string,
  event: string,
  say: (lease: SeenLease, person: Onlooker) => Words | null,
): Promise<void> {
  const lease = await getLease(tx, lease_id)
  if (!lease.tenant_id) return
  const seen = { ...lease, tenant_id: lease.tenant_id }
  const notices = (await onlookersOf(tx, seen)).flatMap((person): Notice[] => {
    const said = say(seen, person)
    const of = { user_id: person.user_id, key: `lease:${lease_id}:${event}`, type: 'tenant' as const }
    return said ? [{ ...of, action_url: `/dashboard/leases/${lease_id}`, ...said }] : []
  })
  await notifyAll(tx, notices)
}

const isTenant = (person: Onlooker) => person.parts.includes('TENANT')

/** Manager, landlord, agent and tenant: once at 90 days, at 60 and at 30. */
const tellOfEnding = listener({
  name: 'notify_people',
  fact: leaseEnding,
  hear: (tx, { lease_id, days }) =>
    tellPeople(tx, lease_id, `ends:${days}`, (lease, person) => {
      const left = Math.max(0, daysBetween(lagosDay(tx.now), lease.end_date))
      return isTenant(person) ? words.leaseEnding(lease, left) : words.leaseOfTenantEnding(lease, left)
    }),
})

/** That a tenancy has ended the tenant knows best; that it will not begin they hear. */
const tellOfEnd = listener({
  name: 'notify_people',
  fact: leaseEnded,
  hear: (tx, { lease_id }) =>
    tellPeople(tx, lease_id, 'ended', (lease, person) => {
      if (lease.ending_kind === 'CALLED_OFF') return words.leaseCalledOff(lease, isTenant(person))
      return isTenant(person) ? null : words.leaseEnded(lease)
    }),
})

export const leaseListeners: AnyListener[] = [tellOfEnding, tellOfEnd]
