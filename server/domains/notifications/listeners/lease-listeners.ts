import { daysBetween, formatDay, lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import type { Services } from '../../../platform/services.ts'
import { getLease, leaseEnded, leaseEnding, leaseEndingCalledOff, leaseStarted } from '../../leases/index.ts'
import type { Notice } from '../notice.ts'
import { notifyAll } from '../notify.ts'
import { managersAnd, type Recipient, recipientsOf } from '../recipients.ts'
import { deliverByPreference } from '../ways/deliver-by-preference.ts'
import { type Words, words } from '../words/to-office.ts'
import { type ReaderWords, wordsFor } from '../words/words.ts'

type Lease = Awaited<ReturnType<typeof getLease>>
type SeenLease = Lease & { tenant_id: string }

/** One notification per person involved in a lease; none for drafts. */
async function sendNotices(
  tx: Tx,
  lease_id: string,
  event: string,
  say: (lease: SeenLease, person: Recipient, words: ReaderWords) => Words | null,
): Promise<void> {
  const lease = await getLease(tx, lease_id)
  if (!lease.tenant_id) return
  const seen = { ...lease, tenant_id: lease.tenant_id }
  const own = await wordsFor(tx, seen.tenant_id)
  const notices = (await recipientsOf(tx, seen, 'leases_read')).flatMap((person): Notice[] => {
    const said = say(seen, person, own)
    const of = { user_id: person.user_id, key: `lease:${lease_id}:${event}`, type: 'tenant' as const }
    return said ? [{ ...of, action_url: `/dashboard/leases/${lease_id}`, ...said }] : []
  })
  await notifyAll(tx, notices)
}

const homeOf = ({ unit_name, estate_name }: Lease) => `${unit_name}, ${estate_name}`
const isTenant = (person: Recipient) => person.parts.includes('TENANT')

/**
 * Tells landlord, agent and managers that a lease started or was renewed, except whoever started it and those notified of
 * the tenant's acceptance. Imports publish no such event.
 */
const notifyStarted = listener({
  name: 'notify_people',
  event: leaseStarted,
  handle: async (tx, { lease_id, started_by }) => {
    const lease = await getLease(tx, lease_id)
    const isAccepted = !started_by || started_by === lease.tenant_id
    const know = isAccepted ? await managersAnd(tx, lease, lease.created_by) : [started_by]
    await sendNotices(tx, lease_id, 'started', (of, person) =>
      isTenant(person) || know.includes(person.user_id) ? null : words.leaseStarted(of),
    )
  },
})

/** Managers, landlord, agent and tenant, at 90, 60 and 30 days. If somebody set the last day, the tenant also gets a mail and a text. */
const notifyEnding = listener({
  name: 'notify_people',
  event: leaseEnding,
  handle: async (tx, { lease_id, days, set_at }, services) => {
    const lease = await getLease(tx, lease_id)
    const leftOf = ({ end_date }: Lease) => Math.max(0, daysBetween(lagosDay(tx.now), end_date))
    const key = [days, lease.end_date, set_at].join(':') // an end that was called off may be agreed again
    await sendNotices(tx, lease_id, `ends:${key}`, (lease, person, own) => {
      if (isTenant(person)) return endingWords(lease, leftOf(lease), own)
      const say = lease.ending_kind ? words.leaseOfTenantEndingAsSet : words.leaseOfTenantEnding
      return say(lease, leftOf(lease))
    })
    if (!set_at || !lease.ending_kind || !lease.tenant_id) return
    const said = endingWords(lease, leftOf(lease), await wordsFor(tx, lease.tenant_id))
    await deliverToTenant(tx, services, lease, {
      key: `lease:${lease_id}:ending_set:${set_at}`,
      said,
    })
  },
})

/** Tells the same people that it runs on after all; the tenant, who was told of its last day by mail and text, as well. */
const notifyEndingCalledOff = listener({
  name: 'notify_people',
  event: leaseEndingCalledOff,
  handle: async (tx, { lease_id, at }, services) => {
    const key = `ending_called_off:${at}`
    await sendNotices(tx, lease_id, key, (lease, person, own) =>
      isTenant(person) ? goesOnWords(lease, own) : words.leaseOfTenantGoesOn(lease),
    )
    const lease = await getLease(tx, lease_id)
    if (!lease.tenant_id) return
    const said = goesOnWords(lease, await wordsFor(tx, lease.tenant_id))
    await deliverToTenant(tx, services, lease, { key: `lease:${lease_id}:${key}`, said })
  },
})

/** Tells managers, landlord, agent and tenant that a tenancy has ended or will not start. */
const notifyEnded = listener({
  name: 'notify_people',
  event: leaseEnded,
  handle: async (tx, { lease_id }, services) => {
    await sendNotices(tx, lease_id, 'ended', (lease, person, own) => {
      if (isTenant(person)) return endedWords(lease, own)
      return isCalledOff(lease) ? words.leaseCalledOff(lease) : words.leaseEnded(lease)
    })
    const lease = await getLease(tx, lease_id)
    if (!lease.tenant_id) return
    const said = endedWords(lease, await wordsFor(tx, lease.tenant_id))
    await deliverToTenant(tx, services, lease, { key: `lease:${lease_id}:ended`, said })
  },
})

async function deliverToTenant(
  tx: Tx,
  { config }: Services,
  lease: Lease,
  { key, said: { title, message } }: { key: string; said: Words },
): Promise<void> {
  if (!lease.tenant_id) return
  const link = `${config.http.publicUrl}/dashboard/leases/${lease.id}`
  await deliverByPreference(tx, {
    ...{ user_id: lease.tenant_id, key, kind: 'tenant', can_wait: true },
    mail: { subject: title, text: `${message}\n\n${link}`, links: [link] },
    text: `Gida: ${title}. ${homeOf(lease)}. ${link}`,
  })
}

const isCalledOff = ({ ending_kind }: Lease) => ending_kind === 'CALLED_OFF'
const endingWords = (lease: Lease, left: number, { leaseEnding, language }: ReaderWords): Words => ({
  title: leaseEnding.title(left),
  message: (lease.ending_kind ? leaseEnding.set : leaseEnding.message)(
    homeOf(lease),
    formatDay(lease.end_date, language),
  ),
})
const goesOnWords = (lease: Lease, { leaseGoesOn, language }: ReaderWords): Words => ({
  title: leaseGoesOn.title,
  message: leaseGoesOn.message(homeOf(lease), formatDay(lease.end_date, language)),
})
const endedWords = (lease: Lease, { leaseCalledOff, leaseEnded, language }: ReaderWords): Words =>
  isCalledOff(lease)
    ? { title: leaseCalledOff.title, message: leaseCalledOff.message(homeOf(lease)) }
    : {
        title: leaseEnded.title,
        message: leaseEnded.message(homeOf(lease), formatDay(lease.end_date, language)),
      }

export const leaseListeners: AnyListener[] = [notifyStarted, notifyEnding, notifyEndingCalledOff, notifyEnded]
