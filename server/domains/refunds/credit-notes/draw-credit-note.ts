import { receivedWhen } from '@gida/contract/domains/receipts/received-when'
import type { CreditNoteFacts } from '@gida/contract/domains/refunds/credit-note'
import { formatInstant } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { A4, collect, SOFT } from '../../../platform/pdf/sheet.ts'
import { drawHeading, EDGE, makePen, openReceiptSheet, type Pen, WIDTH } from '../../receipts/index.ts'

/** The credit note on one A4 page in the style of its receipt. Equal content gives equal bytes. */
export function drawCreditNote(facts: CreditNoteFacts): Promise<Uint8Array> {
  const pdf = openReceiptSheet({
    title: `Credit note ${facts.number}`,
    author: facts.manager?.name ?? facts.landlord.name,
    made: new Date(facts.issued_at),
  })
  const bytes = collect(pdf)
  const pen = makePen(pdf)
  drawHeading(pen, {
    title: 'Credit note',
    number: facts.number,
    when: formatInstant(facts.issued_at),
    from: [facts.estate, ...(facts.manager ? [`managed by ${facts.manager.name}`] : [])],
  })
  drawBody(pen, facts)
  drawFoot(pen)
  pdf.end()
  return bytes
}

function drawBody(pen: Pen, facts: CreditNoteFacts): void {
  let y = pen.text('Refunded', EDGE, pen.y, WIDTH, { size: 8.5, colour: SOFT })
  y = pen.text(formatNaira(facts.amount), EDGE, y + 2, WIDTH, { size: 24, strong: true })
  pen.y = pen.text(facts.amount_in_words, EDGE, y + 2, WIDTH, { size: 10 }) + 18
  const pairs = [
    ['To', facts.tenant.name],
    ['For the landlord', facts.landlord.name],
    ['Premises', facts.premises],
    ['Of receipt', `${facts.receipt_number}: ${formatNaira(facts.receipt_amount)}, ${receivedWhen(facts)}`],
    ['Reference of payment', facts.reference],
    ['Why', facts.reason],
  ] as const
  for (const [name, value] of pairs) {
    pen.text(name, EDGE, pen.y, 130, { colour: SOFT })
    pen.y = pen.text(value, EDGE + 136, pen.y, WIDTH - 136) + 5
  }
}

function drawFoot({ text, rule }: Pen): void {
  const y = A4.height - EDGE - 30
  rule(y)
  const kept = 'The receipt named here stays as it was issued; this credit note shows what was refunded.'
  text(kept, EDGE, y + 8, WIDTH, { size: 7.5, colour: SOFT })
}
