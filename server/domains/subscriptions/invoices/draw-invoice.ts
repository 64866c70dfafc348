import { percent } from '@gida/contract/domains/law/rules'
import type { PlatformInvoiceDetail } from '@gida/contract/domains/subscriptions/invoice'
import { formatDay, formatInstant, monthName, startOfDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { collect, SOFT } from '../../../platform/pdf/sheet.ts'
import {
  amountInWords,
  drawHeading,
  EDGE,
  makePen,
  openReceiptSheet,
  type Pen,
  roomFor,
  WIDTH,
} from '../../receipts/index.ts'

const DEFINITION =
  'A unit is active in a month when a lease for it was in force on at least one day of it. Empty units cost nothing.'
const COLUMNS = [0, 0.4, 0.56, 0.78] as const

/** Renders an invoice as a PDF with its payments and credits; twelve months fit on a page. Deterministic. */
export function drawInvoice(invoice: PlatformInvoiceDetail): Promise<Uint8Array> {
  const { number, seller, issued_on } = invoice
  const pdf = openReceiptSheet({
    title: `Invoice ${number}`,
    author: seller.name,
    made: startOfDay(issued_on),
  })
  const bytes = collect(pdf)
  const pen = makePen(pdf)
  drawHeading(pen, {
    ...{ title: 'Invoice', number, when: formatDay(issued_on) },
    from: [seller.name, seller.address, ...(seller.tax_id ? [`Tax number ${seller.tax_id}`] : [])],
  })
  drawBuyer(pen, invoice)
  drawLines(pen, invoice)
  drawSums(pen, invoice)
  drawMoves(pen, invoice)
  roomFor(pen, 50)
  pen.text(DEFINITION, EDGE, pen.y + 14, WIDTH, { size: 7.5, colour: SOFT })
  pdf.end()
  return bytes
}

function drawBuyer(pen: Pen, { buyer, due_on, open_amount }: PlatformInvoiceDetail): void {
  const half = WIDTH / 2
  pen.text('To', EDGE, pen.y, half, { size: 8.5, colour: SOFT })
  const left = pen.text(`${buyer.name}\n${buyer.address}`, EDGE, pen.y + 13, half - 20)
  const at = EDGE + half
  pen.text(open_amount > 0 ? `To pay by ${formatDay(due_on)}` : 'To pay', at, pen.y, half, {
    ...{ size: 8.5, colour: SOFT, align: 'right' },
  })
  const style = { size: 20, strong: true, align: 'right' } as const
  const right = pen.text(formatNaira(open_amount), at, pen.y + 13, half, style)
  pen.y = Math.max(left, right) + 18
}

function drawLines(pen: Pen, { lines }: PlatformInvoiceDetail): void {
  row(pen, ['Month and plan', 'Active units', 'A unit and month', 'Amount'], true)
  for (const line of lines) {
    const month = `${monthName(line.month)} ${line.month.slice(0, 4)}, ${line.plan}`
    const part = line.days < line.of_days ? ` (${line.days} of ${line.of_days} days)` : ''
    const free = line.units - line.billable_units
    const units = free > 0 ? `${line.units}, ${free} free` : String(line.units)
    row(pen, [month + part, units, formatNaira(line.unit_price), formatNaira(line.amount)])
  }
  pen.rule(pen.y)
  pen.y += 8
}

function row(pen: Pen, cells: readonly [string, string, string, string], isHead = false): void {
  roomFor(pen, 30)
  const y = pen.y
  const ends = cells.map((cell, index) => {
    const x = EDGE + WIDTH * (COLUMNS[index] ?? 0)
    const width = EDGE + WIDTH * (COLUMNS[index + 1] ?? 1) - x - (index < 3 ? 8 : 0)
    return pen.text(cell, x, y, width, {
      align: index > 0 ? 'right' : 'left',
      ...(isHead ? { size: 8.5, colour: SOFT } : {}),
    })
  })
  pen.y = Math.max(...ends) + 4
}

function drawSums(pen: Pen, { net, vat, total, vat_rule }: PlatformInvoiceDetail): void {
  sum(pen, 'Without VAT', net)
  if (vat_rule) sum(pen, `VAT ${percent(vat_rule.rate)} (${vat_rule.source})`, vat)
  else sum(pen, 'VAT: the seller is not registered', 0)
  sum(pen, 'Total', total, true)
  roomFor(pen, 30)
  pen.y =
    pen.text(amountInWords(total), EDGE, pen.y + 2, WIDTH, { size: 8.5, colour: SOFT, align: 'right' }) + 10
}

function sum(pen: Pen, label: string, amount: number, strong = false): void {
  roomFor(pen, 24)
  const y = pen.y
  const left = pen.text(label, EDGE + WIDTH * 0.3, y, WIDTH * 0.46, { align: 'right', strong })
  const at = EDGE + WIDTH * 0.78
  const right = pen.text(formatNaira(amount), at, y, WIDTH * 0.22, { align: 'right', strong })
  pen.y = Math.max(left, right) + 4
}

function drawMoves(pen: Pen, { payments, reversals, notes, open_amount, paid }: PlatformInvoiceDetail): void {
  const received = payments.filter(({ status }) => status === 'COMPLETED')
  const lines = [
    ...received.map(
      ({ amount, receipt_number, paid_at, reference }) =>
        `Receipt ${receipt_number}: ${formatNaira(amount)} received ${paid_at ? formatInstant(paid_at) : ''}, reference ${reference}`,
    ),
    ...reversals
      .filter(({ status }) => status === 'TAKEN')
      .map(
        ({ amount, closed_at }) =>
          `${formatNaira(amount)} went back to the payer ${closed_at ? formatInstant(closed_at) : ''}`,
      ),
    ...notes.map(
      ({ number, amount, reason, issued_at }) =>
        `Credit note ${number}: ${formatNaira(amount)}, ${formatInstant(issued_at)}. ${reason}`,
    ),
  ]
  if (lines.length === 0 && paid === 0) return
  roomFor(pen, 40)
  pen.rule(pen.y)
  pen.y += 10
  for (const line of lines) {
    roomFor(pen, 30)
    pen.y = pen.text(line, EDGE, pen.y, WIDTH) + 4
  }
  sum(pen, 'Paid, with credit taken', paid)
  sum(pen, 'Open', open_amount, true)
}
