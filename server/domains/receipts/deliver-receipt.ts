import { receivedWhen } from '@gida/contract/domains/receipts/received-when'
import { formatNaira } from '@gida/contract/shared/money'
import { z } from 'zod'
import type { Tx } from '../../platform/db/db.ts'
import { languageOf } from '../../platform/delivery/languages-of.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { escapeHtml } from '../../platform/mail/escape-html.ts'
import { sendMail } from '../../platform/mail/outbox.ts'
import type { Services } from '../../platform/services.ts'
import { PDF, receiptFile } from './receipt-file.ts'
import { getReceiptRow, type ReceiptRow, voidReasonOf } from './receipt-queries.ts'
import { receiptWords } from './words/words.ts'

/** Renders a new receipt and mails it to the tenant, once, unless they chose app only. */
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
      mailReceipt(tx, services, receipt, {
        ...{ user_id: receipt.tenant_id, email, key: `receipt:${receipt_id}` },
      }),
    )
  },
})

type Reader = {
  user_id: string
  email: string
  /** Idempotency key per cause. */
  key: string
}

/** Sends a receipt by e-mail with its PDF, in the recipient's language. */
export async function mailReceipt(
  tx: Tx,
  services: Services,
  receipt: ReceiptRow,
  { user_id, email: to, key }: Reader,
): Promise<void> {
  const { facts } = receipt
  const link = `${services.config.http.publicUrl}/dashboard/receipts/${receipt.id}`
  const words = receiptWords[await languageOf(tx, user_id)]
  const [sum, who] = [formatNaira(facts.amount), facts.tenant.name]
  const voided = voidReasonOf(receipt)
  const lines = [
    voided
      ? words.voided[voided]
      : facts.recorded_on
        ? words.recorded(facts.state, sum, who)
        : words.confirmed(sum, who),
    ...facts.lines.map((line) => `${line.description}: ${formatNaira(line.amount)}`),
    words.received(receivedWhen(facts), formatNaira(facts.balance_left)),
    words.attached(facts.number, link),
  ]
  await sendMail(tx, {
    to,
    subject: words.subject(facts.number, sum, facts.premises.split(',')[0] ?? ''),
    text: lines.join('\n\n'),
    html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n'),
    links: [link],
    attachments: [{ file_key: `receipts/${receipt.id}.pdf`, name: `${facts.number}.pdf`, content_type: PDF }],
    key,
    ...{ class: 'receipt', kind: 'payment' },
  })
}
