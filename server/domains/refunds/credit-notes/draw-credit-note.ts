import type { CreditNoteFacts } from '@gida/contract/domains/refunds/credit-note'
import { formatInstant } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { A4, collect, drawMark, SOFT } from '../../../platform/pdf/sheet.ts'
import { drawReceiptEdge, EDGE, makePen, openReceiptSheet, type Pen, WIDTH } from '../../receipts/index.ts'

/** The credit note on one sheet of A4, in the style of the receipt that it names. The same content gives the same bytes. */
export function drawCreditNote(facts: CreditNoteFacts): Promise<Uint8Array> {
  const pdf = openReceiptSheet({
    title: `Credit note ${facts.number}`,
    author: facts.manager?.name ?? facts.landlord.name,
    made: new Date(facts.issued_at),
  })
  const bytes = collect(pdf)
  const pen = makePen(pdf)
  drawHead(pen, facts)
  drawBody(pen, facts)
  drawFoot(pen)
  pdf.end()
  return bytes
}

function drawHead(pen: Pen, facts: CreditNoteFacts): void {
  const half = WIDTH / 2
  drawMark(pen.pdf, EDGE, EDGE)
  pen.text('Gida', EDGE + 32, EDGE + 5, half, { size: 14, strong: true })
  const who = facts.manager ? `${facts.estate}\nmanaged by ${facts.manager.name}` : facts.estate
  const left = pen.text(who, EDGE, EDGE + 34, half, { size: 8.5, colour: SOFT })
  const at = EDGE + half
  let right = pen.text('Credit note', at, EDGE, half, { size: 18, strong: true, align: 'right' })
  right = pen.text(facts.number, at, right + 2, half, { size: 11, strong: true, align: 'right' })
  const when = `${formatInstant(facts.issued_at)} (Lagos)`
  right = pen.text(when, at, right + 1, half, { size: 8.5, colour: SOFT, align: 'right' })
  pen.y = drawReceiptEdge(pen.pdf, Math.max(left, right) + 14) + 20
}

function drawBody(pen: Pen, facts: CreditNoteFacts): void {
  let y = pen.text('Refunded', EDGE, pen.y, WIDTH, { size: 8.5, colour: SOFT })
  y = pen.text(formatNaira(facts.amount), EDGE, y + 2, WIDTH, { size: 24, strong: true })
  pen.y = pen.text(facts.amount_in_words, EDGE, y + 2, WIDTH, { size: 10 }) + 18
  const pairs = [
    ['To', facts.tenant.name],
    ['For the landlord', facts.landlord.name],
    ['Premises', facts.premises],
    [
      'Of receipt',
      `${facts.receipt_number}: ${formatNaira(facts.receipt_amount)}, ${formatInstant(facts.received_at)}`,
    ],
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
  const kept = 'The receipt named here is kept as it was issued; this paper says what went back of it.'
  text(kept, EDGE, y + 8, WIDTH, { size: 7.5, colour: SOFT })
}
