import { receivedWhen } from '@gida/contract/domains/receipts/received-when'
import { formatNaira } from '@gida/contract/shared/money'
import { z } from 'zod'
import type { Tx } from '../../platform/db/db.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { escapeHtml } from '../../platform/mail/escape-html.ts'
import { sendMail } from '../../platform/mail/outbox.ts'
import type { Services } from '../../platform/services.ts'
import { PDF, receiptFile } from './receipt-file.ts'
import { getReceiptRow, type ReceiptRow } from './receipt-queries.ts'

/** Draws a new receipt and e-mails it to the tenant, once, unless they chose to find it in the app alone. */
export const deliverReceipt = defineJob({
  name: 'deliver_receipt',
  payload: z.object({ receipt_id: z.guid() }),
  run: async (services, { receipt_id }) => {
    const { receipt, email } = await services.transaction('system', async (tx) => {
      const row = await getReceiptRow(tx, receipt_id)
      const tenant = await tx
        .selectFrom('users')
        .leftJoin('notification_choice as choice', (join) =>
          join
            .onRef('choice.user_id', '=', 'users.id')
            .on('choice.kind', '=', 'payment')
            .on('choice.channel', '=', 'EMAIL'),
        )
        .select(['users.email', 'choice.is_on as wants_mail'])
        .where('users.id', '=', row.tenant_id)
        .executeTakeFirstOrThrow()
      return { receipt: row, email: tenant.wants_mail === false ? null : tenant.email }
    })
    await receiptFile(services, receipt)
    if (!email) return
    await services.transaction('system', (tx) =>
      mailReceipt(tx, services, receipt, email, `receipt:${receipt_id}`),
    )
  },
})

/** Puts a receipt on its way by e-mail, with the PDF. `key` keeps one cause from sending it twice. */
export async function mailReceipt(
  tx: Tx,
  services: Services,
  receipt: ReceiptRow,
  to: string,
  key: string,
): Promise<void> {
  const { facts } = receipt
  const link = `${services.config.http.publicUrl}/dashboard/receipts/${receipt.id}`
  const lines = [
    `Paid. ${facts.recorded_on ? facts.state : 'The bank has confirmed it'}: ${formatNaira(facts.amount)} from ${facts.tenant.name}.`,
    ...facts.lines.map((line) => `${line.description}: ${formatNaira(line.amount)}`),
    `Received ${receivedWhen(facts)}. Left to pay: ${formatNaira(facts.balance_left)}.`,
    `Receipt ${facts.number} is attached. It is also here: ${link}`,
  ]
  await sendMail(tx, {
    to,
    subject: `Receipt ${facts.number}: ${formatNaira(facts.amount)} for ${facts.premises.split(',')[0]}`,
    text: lines.join('\n\n'),
    html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n'),
    links: [link],
    attachments: [{ file_key: `receipts/${receipt.id}.pdf`, name: `${facts.number}.pdf`, content_type: PDF }],
    key,
    ...{ class: 'receipt', kind: 'payment' },
  })
}
