import { formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { type OutgoingMail, sendMail, sendText } from '../../../platform/mail/outbox.ts'
import { getLease, type LeaseRow, leaseAccepted, leaseDeclined, leaseProposed } from '../../leases/index.ts'
import { getUser } from '../../users/index.ts'
import { notify, notifyAll } from '../notify.ts'
import { managersAnd } from '../recipients.ts'
import type { Words } from '../words/to-office.ts'
import { wordsFor } from '../words/words.ts'

const leaseUrl = (lease_id: string) => `/dashboard/leases/${lease_id}`

/** Asks the tenant of a proposed lease regardless of preferences, since nothing proceeds without their answer. */
const askTenant = listener({
  name: 'ask_tenant',
  event: leaseProposed,
  handle: async (tx, { lease_id }, services) => {
    const lease = await getLease(tx, lease_id)
    if (!lease.tenant_id || lease.status !== 'PENDING_SIGNATURE') return
    const { id: user_id, email, phone } = await getUser(tx, lease.tenant_id)
    const key = `lease:${lease_id}:proposed:${tx.now.toISOString()}` // unique per proposal, as it may be withdrawn and sent again
    const { leaseProposed: said, language } = await wordsFor(tx, user_id)
    const { title } = said
    const { estate_name, unit_name } = lease
    const rent = formatNaira(lease.rent_amount, 'short')
    const message = said.message(estate_name, unit_name, formatDay(lease.start_date, language), rent)
    await notify(tx, { user_id, key, type: 'tenant', action_url: leaseUrl(lease_id), title, message })
    const link = `${services.config.http.publicUrl}${leaseUrl(lease_id)}`
    const about = {
      key: `${key}:sent`,
      user_id,
      class: 'statutory',
      kind: 'tenant',
      links: [link],
    } satisfies Partial<OutgoingMail>
    if (email) await sendMail(tx, { ...about, to: email, subject: title, text: `${message}\n\n${link}` })
    else if (phone)
      await sendText(tx, { ...about, to: phone, text: `Gida: ${said.text(estate_name, unit_name)} ${link}` })
  },
})

const notifyAccepted = listener({
  name: 'notify_office',
  event: leaseAccepted,
  handle: (tx, { lease_id }) => notifyOffice(tx, lease_id, 'accepted', accepted),
})

const notifyDeclined = listener({
  name: 'notify_office',
  event: leaseDeclined,
  handle: (tx, { lease_id }) => notifyOffice(tx, lease_id, 'declined', declined),
})

/** The managers of the estate and whoever drafted the lease. */
async function notifyOffice(
  tx: Tx,
  lease_id: string,
  event: string,
  say: (lease: LeaseRow) => Words,
): Promise<void> {
  const lease = await getLease(tx, lease_id)
  const people = await managersAnd(tx, lease, lease.created_by)
  await notifyAll(
    tx,
    people.map((user_id) => ({
      ...{ user_id, key: `lease:${lease_id}:${event}`, type: 'tenant' as const },
      ...{ action_url: leaseUrl(lease_id), ...say(lease) },
    })),
  )
}

const placeOf = ({ unit_name, estate_name }: LeaseRow) => `${unit_name}, ${estate_name}`

const accepted = (lease: LeaseRow): Words => ({
  title: `${lease.tenant_name} accepted`,
  message: `The tenancy of ${placeOf(lease)} has started, and its first charges are billed.`,
})

const declined = (lease: LeaseRow): Words => ({
  title: `${lease.tenant_name} declined`,
  message: `The tenancy of ${placeOf(lease)} is cancelled and the unit is vacant. ${lease.ending_reason ? `Reason: ${lease.ending_reason}` : 'No reason was given.'}`,
})

export const consentListeners: AnyListener[] = [askTenant, notifyAccepted, notifyDeclined]
