import { daysBetween, formatDay, lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { getLease, leaseEnded, leaseEnding } from '../../leases/index.ts'
import type { Notice } from '../notice.ts'
import { notifyAll } from '../notify.ts'
import { type Recipient, recipientsOf } from '../recipients.ts'
import { deliverByPreference } from '../ways/deliver-by-preference.ts'
import type { NewsWords } from '../words/en.ts'
import { type Words, words } from '../words/to-office.ts'
import { wordsFor } from '../words/words.ts'

type SeenLease = Awaited<ReturnType<typeof getLease>> & { tenant_id: string }

/** One notice for each person who has to do with a lease. Drafts concern nobody. */
async function sendNotices(
  tx: Tx,
  lease_id: string,
  event: string,
  say: (lease: SeenLease, person: Recipient, words: NewsWords) => Words | null,
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

const homeOf = ({ unit_name, estate_name }: Ended) => `${unit_name}, ${estate_name}`
const isTenant = (person: Recipient) => person.parts.includes('TENANT')

/** Manager, landlord, agent and tenant: once at 90 days, at 60 and at 30. */
const notifyEnding = listener({
  name: 'notify_people',
  event: leaseEnding,
  handle: (tx, { lease_id, days }) =>
    sendNotices(tx, lease_id, `ends:${days}`, (lease, person, { leaseEnding }) => {
      const left = Math.max(0, daysBetween(lagosDay(tx.now), lease.end_date))
      if (!isTenant(person)) return words.leaseOfTenantEnding(lease, left)
      return {
        title: leaseEnding.title(left),
        message: leaseEnding.message(homeOf(lease), formatDay(lease.end_date)),
      }
    }),
})

/** Manager, landlord, agent and tenant: that a tenancy has ended, or will not start. Its tenant was mailed that the home is theirs. */
const notifyEnded = listener({
  name: 'notify_people',
  event: leaseEnded,
  handle: async (tx, { lease_id }, services) => {
    await sendNotices(tx, lease_id, 'ended', (lease, person, own) => {
      if (isTenant(person)) return endedWords(lease, own)
      return isCalledOff(lease) ? words.leaseCalledOff(lease) : words.leaseEnded(lease)
    })
    const lease = await getLease(tx, lease_id)
    const { tenant_id: user_id } = lease
    if (!user_id) return
    const { title, message } = endedWords(lease, await wordsFor(tx, user_id))
    const link = `${services.config.http.publicUrl}/dashboard/leases/${lease_id}`
    await deliverByPreference(tx, {
      ...{ user_id, key: `lease:${lease_id}:ended`, kind: 'tenant', can_wait: true },
      mail: { subject: title, text: `${message}\n\n${link}`, links: [link] },
      text: `Gida: ${title}. ${homeOf(lease)}. ${link}`,
    })
  },
})

type Ended = Awaited<ReturnType<typeof getLease>>
const isCalledOff = ({ ending_kind }: Ended) => ending_kind === 'CALLED_OFF'
const endedWords = (lease: Ended, { leaseCalledOff, leaseEnded }: NewsWords): Words =>
  isCalledOff(lease)
    ? { title: leaseCalledOff.title, message: leaseCalledOff.message(homeOf(lease)) }
    : { title: leaseEnded.title, message: leaseEnded.message(homeOf(lease), formatDay(lease.end_date)) }

export const leaseListeners: AnyListener[] = [notifyEnding, notifyEnded]
