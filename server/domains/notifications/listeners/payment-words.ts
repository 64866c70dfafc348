import { formatNaira } from '@gida/contract/shared/money'
import type { getPaymentRow } from '../../payments/index.ts'
import type { NewsWords } from '../words/en.ts'
import { bankWord, type Words, withoutStop } from '../words/to-office.ts'

type PaymentRow = Awaited<ReturnType<typeof getPaymentRow>>

const sumOf = ({ amount }: PaymentRow) => formatNaira(amount, 'short')
const wasHandedOver = ({ channel, source }: PaymentRow) =>
  source === 'RECORDED' || channel === 'CASH' || channel === 'POS' || channel === 'CHEQUE'

/** The text of a payment notification for its tenant. */
export function paidWords({ paid, types }: NewsWords, payment: PaymentRow): Words {
  const { transaction_type, unit_label, receipt_number } = payment
  const said = (wasHandedOver(payment) ? paid.byOffice : paid.byBank)(sumOf(payment), unit_label)
  return {
    title: paid.title(types[transaction_type]),
    message: receipt_number ? `${said} ${paid.receipt(receipt_number)}` : said,
  }
}

export function notPaidWords({ notPaid }: NewsWords, payment: PaymentRow): Words {
  const word = bankWord(payment.failure)
  const of = [sumOf(payment), payment.unit_label] as const
  const said = word ? notPaid.bankSaid(...of, word) : notPaid.message(...of)
  return { title: notPaid.title, message: `${said} ${notPaid.safe}` }
}

export const reversedWords = ({ reversed }: NewsWords, payment: PaymentRow): Words => ({
  title: reversed.title,
  message: reversed.message(sumOf(payment), payment.unit_label, withoutStop(payment.failure ?? '')),
})
