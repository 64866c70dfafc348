import { formatNaira } from '@gida/contract/shared/naira'
import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { hashToken, newToken } from '../../../platform/access/link-tokens.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { sendIntent } from '../../../platform/delivery/send-intent.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { inOnePart } from '../offers/texts.ts'

const LINK_DAYS = 14
const REMIND_AFTER_DAYS = 3
const DAY_MS = 86_400_000

type ApprovalRequest = {
  user_id: string
  email: string | null
  phone: string | null
  amount: number
  vendor: string
  title: string
  place: string
  is_reminder: boolean
}

/** Asks the landlord by mail and SMS, and reminds them once, with a link that needs no sign-in. The job creates the token, so no payload contains it. */
export const sendApproval = defineJob({
  name: 'send_work_approval',
  payload: z.object({ approval_id: z.guid() }),
  run: async ({ transaction, config }, { approval_id }) =>
    transaction('system', async (tx) => {
      const asked = await askedOf(tx, approval_id)
      if (!asked) return
      const token = newToken()
      await tx
        .updateTable('work_approval')
        .set(
          asked.is_reminder
            ? { reminder_hash: hashToken(token) }
            : { token_hash: hashToken(token), expires_at: later(tx.now, LINK_DAYS) },
        )
        .where('id', '=', approval_id)
        .execute()
      await send(tx, approval_id, asked, `${config.http.publicUrl}/w/${token}`)
    }),
})

const later = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS)

/**
 * Condition: `work_approval a` of `work_order o` waits for its owner `u`, who did not ask for it themselves, and who has no link yet or has
 * not answered for some days.
 */
const waitsForLink = (
  now: Date,
) => sql<SqlBool>`a.state = 'ASKED' and a.level = 'OWNER' and u.status <> 'INACTIVE'
  and a.asked_by is distinct from u.id and (a.token_hash is null or a.reminder_hash is null
    and a.expires_at > ${now} and a.expires_at <= ${later(now, LINK_DAYS - REMIND_AFTER_DAYS)})`

/** Approvals to ask for: without a link, such as those whose property has a new owner, or to be reminded of. */
export async function approvalsToSend(tx: Tx, most: number): Promise<{ approval_id: string }[]> {
  const { rows } = await sql<{ approval_id: string }>`
    select a.id as approval_id from work_approval a join work_order o on o.id = a.order_id join users u on u.id = o.landlord_id
    where ${waitsForLink(tx.now)} order by a.id limit ${most}`.execute(tx)
  return rows
}

/** The landlord who is to get the link, with the approval locked; only for approvals at owner level. */
async function askedOf(tx: Tx, approval_id: string): Promise<ApprovalRequest | undefined> {
  const { rows } = await sql<ApprovalRequest>`
    select u.id as user_id, u.email, u.phone, a.amount, v.name as vendor, o.title, concat_ws(', ', n.name, e.name) as place,
      a.token_hash is not null as is_reminder
    from work_approval a join work_order o on o.id = a.order_id join users u on u.id = o.landlord_id join vendor v on v.id = a.vendor_id
      join estate e on e.id = o.estate_id left join unit n on n.id = o.unit_id
    where a.id = ${approval_id} and ${waitsForLink(tx.now)}
    for update of a`.execute(tx)
  return rows[0]
}

async function send(tx: Tx, id: string, asked: ApprovalRequest, link: string): Promise<void> {
  const { user_id, email, phone, vendor, title, place, is_reminder } = asked
  const amount = formatNaira(asked.amount, 'short')
  const about = {
    links: [link],
    secret: true,
    key: `work_approval:${id}:${user_id}${is_reminder ? ':reminder' : ''}`,
  }
  const subject = `Approve ${amount}: ${title}`
  const said = `${is_reminder ? 'This still waits for your answer. ' : ''}${title}, ${place}. ${vendor} asks ${amount}. Read the prices and answer here; no sign-in is needed:`
  const mail = {
    ...{ ...about, channel: 'EMAIL' as const, recipient: email ?? '', key: `${about.key}:mail` },
    ...{ subject: is_reminder ? `Reminder: ${subject}` : subject, body: `${said}\n\n${link}` },
    html: `<p>${escapeHtml(said)}</p><p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
  }
  const text = {
    ...{ ...about, channel: 'SMS' as const, recipient: phone ?? '', key: `${about.key}:text` },
    body: inOnePart(
      (what) => `${is_reminder ? 'Reminder: approve' : 'Approve'} ${amount} for ${what}? ${link}`,
      [title, place].join(', '),
    ),
  }
  const attempts = [...(email ? [mail] : []), ...(phone ? [text] : [])]
  await sendIntent(tx, { class: 'statutory', kind: 'work', key: about.key, user_id, attempts })
}
