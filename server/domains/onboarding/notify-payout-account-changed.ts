import { formatInstant } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { sendMail, sendText } from '../../platform/mail/outbox.ts'
import type { UserRow } from '../users/index.ts'
import { lastFour } from './present.ts'
import type { PayoutAccountRow } from './queries.ts'

/**
 * Tells the owner through every channel, including addresses before a recent change, and their managers, since an intruder could
 * redirect the rent. `link` undoes it, also for a first account, which is paid at once.
 */
export async function notifyPayoutAccountChanged(
  tx: Tx,
  user: UserRow,
  account: PayoutAccountRow,
  { link, isFirst }: { link: string; isFirst: boolean },
): Promise<void> {
  const key = `payout_account:${account.id}`
  const where = `${account.bank_name}, account ending in ${lastFour(account)}`
  const when = formatInstant(account.verified_at)
  const from = formatInstant(account.in_force_from)
  const ways = await waysOf(tx, user)
  for (const [n, to] of ways.mails.entries()) {
    await sendMail(tx, {
      to,
      subject: 'Your payout account has changed',
      text: [
        `Hello ${user.full_name},`,
        '',
        isFirst
          ? `From now on your rent goes to ${where} (${account.account_name}). It was set on ${when}, Lagos time.`
          : `Your rent will go to ${where} (${account.account_name}) from ${from}. It was changed on ${when}, Lagos time. Until then nothing goes to the new account.`,
        '',
        `If this was not you, undo it now, without signing in: ${link}`,
      ].join('\n'),
      ...{ links: [link], secret: true },
      key: `${key}:mail${n || ''}`,
    })
  }
  for (const [n, to] of ways.phones.entries()) {
    const goes = isFirst ? `now goes to ${where}` : `will go to ${where} from ${from}`
    const text = `Gida: your rent ${goes}. Not you? Undo it: ${link}`
    await sendText(tx, {
      to,
      text,
      ...{ links: [link], secret: true },
      key: `${key}:text${n || ''}`,
    })
  }
  if (!isFirst) await notifyManagers(tx, user, where, from, key)
}

const LOOK_BACK_MS = 30 * 86_400_000

/** A person's addresses, including those changed within the last month. */
async function waysOf(tx: Tx, user: UserRow): Promise<{ mails: string[]; phones: string[] }> {
  const before = await tx
    .selectFrom('outbox_message')
    .select(['channel', 'recipient'])
    .where('key', 'like', `contact:${user.id}:%`)
    .where('created_at', '>', new Date(tx.now.getTime() - LOOK_BACK_MS))
    .execute()
  const of = (channel: string, now: string | null) => [
    ...new Set([
      ...(now ? [now] : []),
      ...before.filter((one) => one.channel === channel).map((one) => one.recipient),
    ]),
  ]
  return { mails: of('EMAIL', user.email), phones: of('SMS', user.phone) }
}

/** Tells the managers of estates where this person owns property, so that they can ask. They get no link. */
async function notifyManagers(
  tx: Tx,
  user: UserRow,
  where: string,
  from: string,
  key: string,
): Promise<void> {
  const { rows } = await sql<{ id: string; email: string; full_name: string }>`
    select distinct m.id, m.email, m.full_name
    from estate_association owns
      join estate_association runs on runs.estate_id = owns.estate_id and runs.role = 'ESTATE_MANAGER'
      join users m on m.id = runs.user_id
    where owns.user_id = ${user.id} and owns.role = 'LANDLORD' and m.id <> ${user.id}
      and m.email is not null and m.status <> 'INACTIVE'`.execute(tx)
  for (const manager of rows) {
    await sendMail(tx, {
      to: manager.email,
      subject: `${user.full_name} has changed their payout account`,
      text: [
        `Hello ${manager.full_name},`,
        '',
        `${user.full_name} has changed the account that their rent is paid to: ${where}. Nothing goes to it before ${from}, Lagos time.`,
        '',
        'If you did not expect this, call them on a number that you know, before that time. You can hold their money under Payments, Remittances.',
      ].join('\n'),
      key: `${key}:manager:${manager.id}`,
    })
  }
}
