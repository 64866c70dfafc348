import type { Tx } from '../../../platform/db/db.ts'
import type { Services } from '../../../platform/services.ts'
import { notifyAll } from '../notify.ts'
import { type Recipient, withoutUninvited } from '../recipients.ts'
import { deliverByPreference } from '../ways/deliver-by-preference.ts'
import type { Words } from '../words/to-office.ts'

type MoneyNotice = { payment_id: string; key: string; said: Words }

/**
 * Notifies a landlord beyond the app too, since they get neither a receipt nor see the manager's list. One whom somebody only wrote
 * down, and never invited, gets no message.
 */
export async function notifyLandlord(
  tx: Tx,
  services: Services,
  recipients: readonly Recipient[],
  { payment_id, key, said }: MoneyNotice,
): Promise<void> {
  const link = linkOf(services, payment_id)
  const landlords = recipients.filter(({ parts }) => parts.includes('LANDLORD'))
  for (const user_id of await withoutUninvited(tx, landlords))
    await deliverByPreference(tx, {
      ...{ user_id, key: `${key}:${user_id}`, kind: 'payment', can_wait: true },
      mail: mailOf(said, link),
      text: `Gida: ${said.message} ${link}`,
    })
}

/** By mail, since the tenant's receipt was mailed as well. */
export async function mailTenant(
  tx: Tx,
  services: Services,
  user_id: string,
  { payment_id, key, said }: MoneyNotice,
): Promise<void> {
  await deliverByPreference(tx, {
    ...{ user_id, key, kind: 'payment' },
    mail: mailOf(said, linkOf(services, payment_id)),
  })
}

/** In-app notifications about people's own money. */
export function tell(tx: Tx, people: readonly string[], key: string, action_url: string, said: Words) {
  return notifyAll(
    tx,
    people.map((user_id) => ({ user_id, key, type: 'payment', priority: 'high', action_url, ...said })),
  )
}

const linkOf = ({ config }: Services, payment_id: string) =>
  `${config.http.publicUrl}/dashboard/payments/${payment_id}`

const mailOf = ({ title, message }: Words, link: string) => ({
  ...{ subject: title, text: `${message}\n\n${link}`, links: [link] },
})
