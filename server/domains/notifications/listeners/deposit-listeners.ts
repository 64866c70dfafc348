import { formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { sendMail, sendText } from '../../../platform/mail/outbox.ts'
import type { Services } from '../../../platform/services.ts'
import { depositDue, depositMoved, returnAccountNamed } from '../../deposits/index.ts'
import { getLease } from '../../leases/index.ts'
import { getUser } from '../../users/index.ts'
import type { Notice } from '../notice.ts'
import { notify, notifyAll } from '../notify.ts'
import { recipientsOf } from '../recipients.ts'
import { deliverByPreference } from '../ways/deliver-by-preference.ts'
import type { Words } from '../words/to-office.ts'
import { type ReaderWords, wordsFor } from '../words/words.ts'

type Deposit = { place: string; tenant_name: string; to_return: number }
type Say = (deposit: Deposit, words: ReaderWords | null) => Words | null

/** The text of each step for the tenant or for those who let; null for no notification. */
function movedWords(
  to: 'PROPOSED' | 'AGREED' | 'DISPUTED' | 'SETTLED' | 'PART_RETURNED' | 'RETURNED',
  { place, tenant_name, to_return }: Deposit,
  { words, objection }: { words: ReaderWords | null; objection: string },
): Words | null {
  if (words) {
    if (to === 'AGREED' || to === 'DISPUTED' || (to === 'RETURNED' && to_return === 0)) return null
    const { title, message } = words.deposit[to]
    return { title, message: message(place, formatNaira(to_return, 'short')) }
  }
  if (to === 'AGREED')
    return {
      title: 'Deposit agreed',
      message: `${tenant_name} has agreed to your proposal for ${place}. It can be settled now.`,
    }
  return to === 'DISPUTED'
    ? { title: 'Deposit disputed', message: `${tenant_name}, ${place}: ${objection}` }
    : null
}

/** Tells everybody concerned in the app. Returns the tenant's notice, if they have one. */
async function sendNotices(
  tx: Tx,
  lease_id: string,
  event: string,
  say: Say,
  priority?: 'high',
): Promise<Notice | null> {
  const lease = await getLease(tx, lease_id)
  if (!lease.tenant_id) return null
  const deposit = await tx
    .selectFrom('deposit')
    .select('to_return')
    .where('lease_id', '=', lease_id)
    .executeTakeFirstOrThrow()
  const seen = {
    place: `${lease.unit_name}, ${lease.estate_name}`,
    tenant_name: lease.tenant_name,
    to_return: deposit.to_return ?? 0,
  }
  const own = await wordsFor(tx, lease.tenant_id)
  const recipients = await recipientsOf(tx, { ...lease, tenant_id: lease.tenant_id }, 'leases_read')
  const notices = recipients.flatMap((person): Notice[] => {
    const said = say(seen, person.parts.includes('TENANT') ? own : null)
    const of = { user_id: person.user_id, key: `deposit:${lease_id}:${event}`, type: 'payment' as const }
    const action_url = `/dashboard/deposits/${lease_id}`
    return said ? [{ ...of, action_url, ...said, ...(priority && { priority }) }] : []
  })
  await notifyAll(tx, notices)
  return notices.find(({ user_id }) => user_id === lease.tenant_id) ?? null
}

/** Beyond the app too: an answer is awaited, or money is on its way. */
async function deliverToTenant(
  tx: Tx,
  { config }: Services,
  { user_id, key, title, message, action_url }: Notice,
) {
  const link = `${config.http.publicUrl}${action_url}`
  await deliverByPreference(tx, {
    ...{ user_id, key, kind: 'payment' },
    mail: { subject: title, text: `${message}\n\n${link}`, links: [link] },
    text: `Gida: ${message} ${link}`,
  })
}

const notifyDepositMoved = listener({
  name: 'notify_people',
  event: depositMoved,
  handle: async (tx, { lease_id, to, at, words: objection = '', amount }, services) => {
    const own = await sendNotices(
      tx,
      lease_id,
      `${to}:${at}`,
      (deposit, words) =>
        movedWords(to, { ...deposit, to_return: amount ?? deposit.to_return }, { words, objection }),
      'high',
    )
    if (own) await deliverToTenant(tx, services, own)
  },
})

const notifyDepositDue = listener({
  name: 'notify_people',
  event: depositDue,
  handle: async (tx, { lease_id, step, days_left, due_on }) => {
    await sendNotices(
      tx,
      lease_id,
      `due:${due_on}:${step}`,
      ({ place, tenant_name }, words) => {
        const day = formatDay(due_on, words?.language)
        const isLate = days_left < 0
        if (words) {
          const { title, message } = words.deposit[isLate ? 'late' : 'due']
          return { title, message: message(place, day) }
        }
        const whose = `The deposit of ${tenant_name}, ${place},`
        return isLate
          ? { title: 'A deposit is late', message: `${whose} was due back on ${day}.` }
          : { title: 'A deposit is due back', message: `${whose} is due back by ${day}.` }
      },
      days_left < 0 ? 'high' : undefined,
    )
  },
})

/** Through every channel, since an intruder in the tenant's session could redirect the refund. */
const notifyAccountNamed = listener({
  name: 'notify_tenant',
  event: returnAccountNamed,
  handle: async (tx, { lease_id, at }) => {
    const { tenant_id, unit_name, estate_name } = await getLease(tx, lease_id)
    if (!tenant_id) return
    const { bank_name, account_number } = await tx
      .selectFrom('deposit')
      .select(['bank_name', 'account_number'])
      .where('lease_id', '=', lease_id)
      .executeTakeFirstOrThrow()
    const { title, message: say } = (await wordsFor(tx, tenant_id)).deposit.ACCOUNT
    const message = say(`${unit_name}, ${estate_name}`, `${bank_name}, ****${account_number?.slice(-4)}`)
    const key = `deposit:${lease_id}:account:${at}`
    const action_url = `/dashboard/deposits/${lease_id}`
    await notify(tx, {
      user_id: tenant_id,
      key,
      type: 'payment',
      priority: 'high',
      action_url,
      title,
      message,
    })
    const { email, phone } = await getUser(tx, tenant_id)
    const of = { user_id: tenant_id }
    if (email) await sendMail(tx, { ...of, to: email, subject: title, text: message, key: `${key}:mail` })
    if (phone) await sendText(tx, { ...of, to: phone, text: `Gida: ${message}`, key: `${key}:text` })
  },
})

export const depositListeners: AnyListener[] = [notifyDepositMoved, notifyDepositDue, notifyAccountNamed]
