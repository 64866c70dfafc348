import type { ReceiptFacts } from '@gida/contract/domains/receipts/receipt'
import { receivedWhen } from '@gida/contract/domains/receipts/received-when'
import type { Language } from '@gida/contract/shared/language'
import { formatNaira } from '@gida/contract/shared/money'
import { SOFT } from '../../platform/pdf/sheet.ts'
import { drawHeading, EDGE, type Pen, roomFor, WIDTH } from './receipt-sheet.ts'
import { receiptWords } from './words/words.ts'

const VALUES = EDGE + 180

/**
 * A second page that explains the receipt in the tenant's language. It refers to the first page as the receipt; proper
 * terms stay in English.
 */
export function drawExplanation(pen: Pen, facts: ReceiptFacts, language: Exclude<Language, 'en'>): void {
  const words = receiptWords[language].page
  const { number } = facts
  pen.pdf.addPage()
  pen.pdf.markContent('Span', { lang: `${language}-NG` })
  drawHeading(pen, { title: words.title, number, when: receivedWhen(facts), from: [facts.estate] })
  pen.y = pen.text(words.note, EDGE, pen.y, WIDTH, { strong: true }) + 18
  const rows = [
    [words.tenant, facts.tenant.name],
    [words.landlord, facts.landlord.name],
    [words.premises, facts.premises],
    [words.period, facts.period ?? ''],
    [words.sum, formatNaira(facts.amount)],
    ...facts.lines.map((line, at) => [
      at === 0 ? words.applied : '',
      `${line.description}: ${formatNaira(line.amount)}`,
    ]),
    [words.left, formatNaira(facts.balance_left)],
    [words.channel, facts.channel],
    [words.reference, facts.reference],
    [words.known, facts.recorded_on ? words.recorded : words.confirmed],
  ] as [string, string][]
  for (const [label, value] of rows.filter(([, said]) => said)) {
    roomFor(pen, pen.heightOf(value, EDGE + WIDTH - VALUES))
    const left = pen.text(label, EDGE, pen.y, VALUES - EDGE - 12, { colour: SOFT })
    const right = pen.text(value, VALUES, pen.y, EDGE + WIDTH - VALUES)
    pen.y = Math.max(left, right) + 6
  }
  pen.y = pen.text(words.check, EDGE, pen.y + 14, WIDTH) + 6
  pen.text(words.wrong, EDGE, pen.y, WIDTH)
  pen.pdf.endMarkedContent()
}
