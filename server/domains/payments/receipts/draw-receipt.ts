import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ReceiptFacts } from '@gida/contract/domains/payments/receipt'
import { formatInstant } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { formatPhone } from '@gida/contract/shared/phone'
import PDFDocument from 'pdfkit'

/** DejaVu has the naira sign and every mark of Yoruba, Igbo and Hausa; the fonts inside PDF readers have not. */
const fonts = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf')
const TEXT = join(fonts, 'DejaVuSans.ttf')
const STRONG = join(fonts, 'DejaVuSans-Bold.ttf')

const INK = '#1a1a2b'
const SOFT = '#565264'
const INDIGO = '#27348b'
const LINE = '#d8d2c4'
const A4 = { width: 595.28, height: 841.89 }
const EDGE = 52
const WIDTH = A4.width - 2 * EDGE

/** The receipt on one sheet of A4. The same facts give the same bytes. */
export function drawReceipt(facts: ReceiptFacts): Promise<Uint8Array> {
  const received = new Date(facts.received_at)
  const pdf = new PDFDocument({
    size: 'A4',
    margin: EDGE,
    lang: 'en-NG',
    tagged: true,
    displayTitle: true,
    info: {
      Title: `Receipt ${facts.number}`,
      Author: facts.manager?.name ?? facts.landlord.name,
      Creator: 'Gida',
      Producer: 'Gida',
      CreationDate: received,
      ModDate: received,
    },
  })
  const bytes = collect(pdf)
  pdf.registerFont('text', TEXT).registerFont('strong', STRONG)
  const pen = makePen(pdf)
  drawHead(pen, facts)
  drawParties(pen, facts)
  drawSum(pen, facts)
  drawLines(pen, facts)
  drawReferences(pen, facts)
  drawFoot(pen, facts)
  pdf.end()
  return bytes
}

type Pen = ReturnType<typeof makePen>
type Style = { size?: number; strong?: boolean; colour?: string; align?: 'left' | 'right' }

/** Writes at a place and answers the y below what it wrote. */
function makePen(pdf: PDFKit.PDFDocument) {
  return {
    pdf,
    y: EDGE,
    text(words: string, x: number, y: number, width: number, style: Style = {}): number {
      pdf
        .font(style.strong ? 'strong' : 'text')
        .fontSize(style.size ?? 9.5)
        .fillColor(style.colour ?? INK)
      pdf.text(words, x, y, { width, align: style.align ?? 'left', lineGap: 2 })
      return pdf.y
    },
    rule(y: number): void {
      pdf
        .moveTo(EDGE, y)
        .lineTo(EDGE + WIDTH, y)
        .lineWidth(0.7)
        .strokeColor(LINE)
        .stroke()
    },
  }
}

function drawHead(pen: Pen, facts: ReceiptFacts): void {
  const half = WIDTH / 2
  drawMark(pen.pdf, EDGE, EDGE)
  pen.text('Gida', EDGE + 32, EDGE + 5, half, { size: 14, strong: true })
  const who = [facts.estate]
  if (facts.manager) {
    who.push(`managed by ${facts.manager.name}`)
    const reach = [facts.manager.address, facts.manager.phone && formatPhone(facts.manager.phone)].filter(
      Boolean,
    )
    if (reach.length > 0) who.push(reach.join(' · '))
  }
  const left = pen.text(who.join('\n'), EDGE, EDGE + 34, half, { size: 8.5, colour: SOFT })
  let right = pen.text('Receipt', EDGE + half, EDGE, half, { size: 18, strong: true, align: 'right' })
  right = pen.text(facts.number, EDGE + half, right + 2, half, { size: 11, strong: true, align: 'right' })
  right = pen.text(`${formatInstant(facts.received_at)} (Lagos)`, EDGE + half, right + 1, half, {
    size: 8.5,
    colour: SOFT,
    align: 'right',
  })
  pen.y = drawSelvedge(pen.pdf, Math.max(left, right) + 14) + 20
}

/** The house in its square. */
function drawMark(pdf: PDFKit.PDFDocument, x: number, y: number): void {
  pdf.roundedRect(x, y, 24, 24, 6).fill(INDIGO)
  pdf.lineWidth(1.4).lineCap('round').strokeColor('#fffefb')
  pdf.path(`M${x + 5} ${y + 19} v-7 a7 7 0 0 1 14 0 v7`).stroke()
  pdf.path(`M${x + 8.5} ${y + 19} v-7 a3.5 3.5 0 0 1 7 0 v7`).stroke()
  pdf.circle(x + 12, y + 15.5, 1.2).fill('#fffefb')
}

/** The woven edge of the cloth. */
function drawSelvedge(pdf: PDFKit.PDFDocument, y: number): number {
  const step = WIDTH / Math.round(WIDTH / 12)
  pdf.lineWidth(0.7).strokeColor(INDIGO)
  pdf
    .moveTo(EDGE, y)
    .lineTo(EDGE + WIDTH, y)
    .stroke()
  pdf
    .moveTo(EDGE, y + 9)
    .lineTo(EDGE + WIDTH, y + 9)
    .stroke()
  pdf.moveTo(EDGE, y + 8)
  for (let x = EDGE; x < EDGE + WIDTH - 1; x += step)
    pdf.lineTo(x + step / 2, y + 1.5).lineTo(x + step, y + 8)
  pdf.stroke()
  return y + 9
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
  const row = (cells: [string, string, string], style: Style = {}) => {
    const y = pen.y + 7
    const below = Math.max(
      pen.text(cells[0], what, y, wide.what, style),
      pen.text(cells[1], period, y, wide.period, style),
      pen.text(cells[2], amount, y, wide.amount, { ...style, align: 'right' }),
    )
    pen.y = below + 5
    pen.rule(pen.y)
  }
  row(['What it settles', 'Period', 'Amount'], { size: 8.5, colour: SOFT })
  for (const line of facts.lines) row([line.description, line.period ?? '', formatNaira(line.amount)])
  row(['Total received', '', formatNaira(facts.amount)], { strong: true })
  row(['Left to pay after this receipt', '', formatNaira(facts.balance_left)], { colour: SOFT })
  pen.y += 18
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
    pen.y = pen.text(value, EDGE + 136, pen.y, WIDTH - 136, { strong: name === 'State' }) + 3
  }
}

function drawFoot({ text, rule }: Pen, facts: ReceiptFacts): void {
  const y = A4.height - EDGE - 30
  rule(y)
  const kept = 'Kept as issued: a later correction is a new paper that names this one.'
  text([facts.law, kept].filter(Boolean).join(' '), EDGE, y + 8, WIDTH, { size: 7.5, colour: SOFT })
}

function collect(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((done, fail) => {
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => done(Buffer.concat(parts)))
    pdf.on('error', fail)
  })
}
