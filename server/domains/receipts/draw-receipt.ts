import type { ReceiptFacts } from '@gida/contract/domains/receipts/receipt'
import { receivedWhen } from '@gida/contract/domains/receipts/received-when'
import type { Language } from '@gida/contract/shared/language'
import { formatNaira } from '@gida/contract/shared/money'
import { formatPhone } from '@gida/contract/shared/phone'
import { A4, collect, SOFT, type TextStyle } from '../../platform/pdf/sheet.ts'
import { drawCode } from './draw-code.ts'
import { drawExplanation } from './draw-explanation.ts'
import { drawHeading, EDGE, makePen, openReceiptSheet, type Pen, roomFor, WIDTH } from './receipt-sheet.ts'

/** Width of the QR code column. */
const PROOF = 140
/** Height of the footer. */
const FOOT = 30

/**
 * The receipt on as many A4 pages as its lines need, with the verification code; for readers of another language an
 * explanation follows. Equal content gives equal bytes.
 */
export function drawReceipt(facts: ReceiptFacts, check_url: string, language: Language): Promise<Uint8Array> {
  const pdf = openReceiptSheet({
    title: `Receipt ${facts.number}`,
    author: facts.manager?.name ?? facts.landlord.name,
    made: new Date(facts.received_at),
  })
  const bytes = collect(pdf)
  const pen = makePen(pdf)
  drawHeading(pen, {
    title: 'Receipt',
    number: facts.number,
    when: receivedWhen(facts),
    from: linesOfIssuer(facts),
  })
  drawParties(pen, facts)
  drawSum(pen, facts)
  drawLines(pen, facts)
  roomFor(pen, PROOF + 16, FOOT)
  drawProof(pen, check_url)
  drawReferences(pen, facts)
  drawFoot(pen, facts)
  if (language !== 'en') drawExplanation(pen, facts, language)
  pdf.end()
  return bytes
}

function linesOfIssuer({ estate, manager }: ReceiptFacts): string[] {
  if (!manager) return [estate]
  const reach = [manager.address, manager.phone && formatPhone(manager.phone)].filter(Boolean).join(' · ')
  return [estate, `managed by ${manager.name}`, ...(reach ? [reach] : [])]
}

function drawParties(pen: Pen, facts: ReceiptFacts): void {
  const column = WIDTH / 2 - 12
  const party = (title: string, name: string, address: string | null, x: number) => {
    let y = pen.text(title, x, pen.y, column, { size: 8.5, colour: SOFT })
    y = pen.text(name, x, y + 1, column, { size: 10.5, strong: true })
    return address ? pen.text(address, x, y, column) : y
  }
  const left = party('Received from', facts.tenant.name, facts.tenant.address, EDGE)
  const right = party('For the landlord', facts.landlord.name, facts.landlord.address, EDGE + WIDTH / 2 + 12)
  let y = pen.text('Premises', EDGE, Math.max(left, right) + 12, WIDTH, { size: 8.5, colour: SOFT })
  y = pen.text(facts.premises, EDGE, y + 1, WIDTH)
  if (facts.period) {
    y = pen.text('Period', EDGE, y + 8, WIDTH, { size: 8.5, colour: SOFT })
    y = pen.text(facts.period, EDGE, y + 1, WIDTH)
  }
  pen.y = y + 18
}

function drawSum(pen: Pen, facts: ReceiptFacts): void {
  let y = pen.text('The sum of', EDGE, pen.y, WIDTH, { size: 8.5, colour: SOFT })
  y = pen.text(formatNaira(facts.amount), EDGE, y + 2, WIDTH, { size: 24, strong: true })
  pen.y = pen.text(facts.amount_in_words, EDGE, y + 2, WIDTH, { size: 10 }) + 18
}

function drawLines(pen: Pen, facts: ReceiptFacts): void {
  const [what, period, amount] = [EDGE, EDGE + WIDTH * 0.45, EDGE + WIDTH * 0.78]
  const wide = { what: WIDTH * 0.43, period: WIDTH * 0.32, amount: WIDTH * 0.22 }
  const row = (cells: [string, string, string], style: TextStyle = {}) => {
    const height = Math.max(
      pen.heightOf(cells[0], wide.what, style),
      pen.heightOf(cells[1], wide.period, style),
    )
    roomFor(pen, height + 12, FOOT)
    const y = pen.y + 7
    const below = Math.max(
      pen.text(cells[0], what, y, wide.what, style),
      pen.text(cells[1], period, y, wide.period, style),
      pen.text(cells[2], amount, y, wide.amount, { ...style, align: 'right' }),
    )
    pen.y = below + 5
    pen.rule(pen.y)
  }
  row(['Applied to', 'Period', 'Amount'], { size: 8.5, colour: SOFT })
  for (const line of facts.lines) row([line.description, line.period ?? '', formatNaira(line.amount)])
  row(['Total received', '', formatNaira(facts.amount)], { strong: true })
  row(['Left to pay after this receipt', '', formatNaira(facts.balance_left)], { colour: SOFT })
  pen.y += 18
}

/** The verification QR code beside the references, with its caption. */
function drawProof({ pdf, text, y }: Pen, check_url: string): void {
  const x = EDGE + WIDTH - PROOF + 12
  const side = PROOF - 12
  drawCode(pdf, check_url, x, y, side)
  text('Scan to check that this receipt is genuine.', x, y + side + 4, side, { size: 7, colour: SOFT })
}

function drawReferences(pen: Pen, facts: ReceiptFacts): void {
  const pairs = [
    ['Paid by', facts.channel],
    ['Our reference', facts.reference],
    ['Provider’s reference', facts.provider_reference ?? ''],
    ['State', facts.state],
  ] as const
  for (const [name, value] of pairs.filter(([, said]) => said)) {
    pen.text(name, EDGE, pen.y, 130, { colour: SOFT })
    pen.y = pen.text(value, EDGE + 136, pen.y, WIDTH - 136 - PROOF, { strong: name === 'State' }) + 3
  }
}

function drawFoot({ text, rule }: Pen, facts: ReceiptFacts): void {
  const y = A4.height - EDGE - FOOT
  rule(y)
  const kept = 'Kept as issued: a later correction is a new paper that names this one.'
  text([facts.law, kept].filter(Boolean).join(' '), EDGE, y + 8, WIDTH, { size: 7.5, colour: SOFT })
}
