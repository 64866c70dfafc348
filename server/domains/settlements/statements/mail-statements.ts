import { addMonths, firstOfMonth, formatDay, lagosDay, monthName } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { recordFile } from '../../../platform/files/record-file.ts'
import { behind, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { defineJob, enqueue } from '../../../platform/jobs/jobs.ts'
import { sendMail } from '../../../platform/mail/outbox.ts'
import { PDF } from '../../../platform/pdf/document.ts'
import { auditRootOn } from './audit-root.ts'
import { drawOwnerStatement } from './draw-owner-statement.ts'
import { monthSpan } from './owner-moves.ts'
import { ownerStatement } from './owner-statement.ts'

const Wanted = z.object({ estate_id: z.guid(), landlord_id: z.guid(), month: z.string() })

/** Mails an owner the statement of a closed month, once; not if nothing was owed or moved. */
export const mailStatement = defineJob({
  name: 'mail_statement',
  payload: Wanted,
  run: async (services, { month, ...of }) => {
    const { statement, email, root } = await services.transaction('system', async (tx) => {
      const owner = await tx
        .selectFrom('users')
        .select('email')
        .where('id', '=', of.landlord_id)
        .executeTakeFirstOrThrow()
      const statement = await ownerStatement(tx, of, month)
      return { statement, email: owner.email, root: await auditRootOn(tx, statement.to) }
    })
    const isEmpty = statement.move_count === 0 && statement.opening === 0
    if (!email || isEmpty || !statement.is_closed) return
    const bytes = await drawOwnerStatement(statement, services.clock.now(), root)
    const file_key = `statements/${of.estate_id}/${of.landlord_id}/${month}.pdf`
    const name = `statement-${month}.pdf`
    await services.files.put(file_key, bytes, PDF)
    await services.transaction('system', async (tx) => {
      await recordFile(tx, { key: file_key, name, content_type: PDF, bytes })
      const { totals } = statement
      await sendMail(tx, {
        to: email,
        subject: `Your statement for ${monthName(month)} ${month.slice(0, 4)}: ${statement.estate_name}`,
        text: [
          `Hello ${statement.landlord_name},`,
          [
            `Owed to you on ${formatDay(statement.from)}: ${formatNaira(statement.opening)}`,
            `Received from tenants: ${formatNaira(totals.received)}`,
            `Commission: ${formatNaira(totals.commission)}`,
            `Refunded or charged back: ${formatNaira(totals.taken_back)}`,
            `Deductions, expenses and others: ${formatNaira(totals.other)}`,
            `Paid to you: ${formatNaira(totals.paid_out)}`,
            `Owed to you at the end of ${formatDay(statement.to)}: ${formatNaira(statement.closing)}`,
          ].join('\n'),
          'Every movement is in the attached document.',
          ...(root
            ? [
                `Keep this line. It lets anybody check whether earlier records were changed later (${services.config.http.publicUrl}/roots). Audit log, ${root}`,
              ]
            : []),
        ].join('\n\n'),
        attachments: [{ file_key, name, content_type: PDF }],
        key: `statement:${of.estate_id}:${of.landlord_id}:${month}`,
        ...{ class: 'receipt', kind: 'payment', user_id: of.landlord_id },
      })
    })
  },
})

const DAYS_TO_MAIL = 5

/** Early in a month, sends last month's statement to each owner who wants it and has not received it. */
export const mailStatements = defineJob({
  name: 'mail_statements',
  payload: z.object({}),
  run: async (services) => {
    const now = services.clock.now()
    const today = lagosDay(now)
    if (Number(today.slice(8)) > DAYS_TO_MAIL) return
    const month = addMonths(firstOfMonth(today), -1).slice(0, 7)
    if (monthSpan(month).until > now) return
    await runBatch(services, {
      name: 'mail_statements',
      items: pagesOf<Owner>(services, (tx, after, limit) => findOwners(tx, month, after, limit)),
      each: inTransaction(services, (tx, owner) => askToMail(tx, owner, month)),
    })
  },
})

type Owner = { id: string; estate_id: string; landlord_id: string }

/**
 * Subscribed owners, once per estate, and for an estate they have left if their money moved that month. Empty statements
 * are skipped, as they would be selected again every hour.
 */
async function findOwners(tx: Tx, month: string, after: Owner | undefined, limit: number): Promise<Owner[]> {
  const { rows } = await sql<Owner>`
    select o.landlord_id || ':' || o.estate_id as id, o.estate_id, o.landlord_id
    from (
      select user_id as landlord_id, estate_id from estate_association where role = 'LANDLORD'
      union select landlord_id, estate_id from owner_month where month = ${`${month}-01`}::date) o
    where o.landlord_id in (select d.user_id from statement_delivery d join users u on u.id = d.user_id where u.email is not null)
      and (exists (select from owner_month m
          where m.estate_id = o.estate_id and m.landlord_id = o.landlord_id and m.month = ${`${month}-01`}::date)
        or (select b.owed from app.owner_balance(o.estate_id, o.landlord_id, ${`${month}-01`}::date) b) <> 0)
      and (o.landlord_id, o.estate_id) > (${behindOwner(after).landlord_id}::uuid, ${behindOwner(after).estate_id}::uuid)
    order by o.landlord_id, o.estate_id limit ${limit}`.execute(tx)
  return rows
}

const behindOwner = (after: Owner | undefined) =>
  after ?? { landlord_id: behind(undefined), estate_id: behind(undefined) }

async function askToMail(tx: Tx, { estate_id, landlord_id }: Owner, month: string): Promise<boolean> {
  const key = `statement:${estate_id}:${landlord_id}:${month}`
  const sent = await tx.selectFrom('outbox_message').select('id').where('key', '=', key).executeTakeFirst()
  if (!sent) await enqueue(tx, mailStatement, { estate_id, landlord_id, month }, { key })
  return !sent
}
