import type { RemittanceLine } from '@gida/contract/domains/settlements/remittance'
import { formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { z } from 'zod'
import { recordFile } from '../../../platform/files/record-file.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { sendMail } from '../../../platform/mail/outbox.ts'
import { PDF } from '../../../platform/pdf/document.ts'
import { accountName, drawAdvice } from './draw-advice.ts'
import { getRemittance } from './remittance-queries.ts'

/** Most lines in the mail itself; the PDF has all. */
const IN_MAIL = 15

/** Key of the mail, so that it is sent once per remittance. */
export const adviceKey = (remittance_id: string) => `remittance:${remittance_id}`

/** Mails an owner what was paid and for what, with the PDF. Once per remittance. */
export const deliverAdvice = defineJob({
  name: 'deliver_advice',
  payload: z.object({ remittance_id: z.guid() }),
  run: async (services, { remittance_id }) => {
    const row = await services.transaction('system', (tx) => getRemittance(tx, remittance_id))
    const to = row.landlord_email
    if (!to || row.status !== 'SENT') return
    const bytes = await drawAdvice(row)
    const file_key = `remittances/${row.id}.pdf`
    const name = `remittance-${row.paid_on}.pdf`
    await services.files.put(file_key, bytes, PDF)
    const lines = row.lines as RemittanceLine[]
    await services.transaction('system', async (tx) => {
      await recordFile(tx, { key: file_key, name, content_type: PDF, bytes })
      await sendMail(tx, {
        to,
        subject: `${formatNaira(row.amount)} from ${row.estate_name} is on its way to your bank`,
        text: [
          `Hello ${row.landlord_name},`,
          `${formatNaira(row.amount)} was sent to you on ${formatDay(row.paid_on)}${row.account_number ? `, to ${accountName(row)}` : ''}.`,
          lines
            .slice(0, IN_MAIL)
            .map(
              (line) =>
                `${line.description}${line.tenant_name ? `, ${line.tenant_name}` : ''}: ${formatNaira(line.amount)}`,
            )
            .join('\n'),
          ...(lines.length > IN_MAIL
            ? [`and ${lines.length - IN_MAIL} more, in the attached document.`]
            : []),
          `Reference: ${row.bank_reference ?? row.reference}. If it has not arrived after two working days, tell your manager this reference.`,
        ].join('\n\n'),
        attachments: [{ file_key, name, content_type: PDF }],
        key: adviceKey(row.id),
        ...{ class: 'receipt', kind: 'payment', user_id: row.landlord_id },
      })
    })
  },
})
