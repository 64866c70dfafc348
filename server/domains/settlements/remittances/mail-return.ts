import { formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import type { Tx } from '../../../platform/db/db.ts'
import { exists } from '../../../platform/db/rows/exists.ts'
import { sendMail } from '../../../platform/mail/outbox.ts'
import { adviceKey } from './deliver-advice.ts'
import { getRemittance } from './remittance-queries.ts'

/** Tells an owner that an advised remittance was returned by their bank, or never made. */
export async function mailReturn(tx: Tx, remittance_id: string): Promise<void> {
  const row = await getRemittance(tx, remittance_id)
  const advice = tx.selectFrom('outbox_message').select('id').where('key', '=', adviceKey(remittance_id))
  if (!row.landlord_email || !(await exists(advice))) return
  const sum = formatNaira(row.amount)
  await sendMail(tx, {
    to: row.landlord_email,
    subject: `${sum} from ${row.estate_name} did not reach your bank`,
    text: [
      `Hello ${row.landlord_name},`,
      row.status === 'UNDONE'
        ? `We wrote to you that ${sum} was sent to you on ${formatDay(row.paid_on)}. That was recorded by mistake and has been withdrawn: ${row.undone_reason}`
        : `We wrote to you that ${sum} was sent to you on ${formatDay(row.paid_on)}. The transfer failed or the bank returned it.`,
      'The money is still owed to you. We will tell you when it is sent again.',
      `Reference: ${row.bank_reference ?? row.reference}. If you did receive it, tell your manager this reference.`,
    ].join('\n\n'),
    key: `${adviceKey(remittance_id)}:back`,
    ...{ class: 'receipt', kind: 'payment', user_id: row.landlord_id },
  })
}
