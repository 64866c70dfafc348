import { collect, INK, openSheet, SOFT } from '../../platform/pdf/sheet.ts'

export type Letter = { from: string; title: string; lines: readonly string[] }

/** A paper as somebody outside would have sent it: a head, a title and some lines on one page. */
export async function drawLetter({ from, title, lines }: Letter, made: Date): Promise<Buffer> {
  const pdf = openSheet({ title, made }, { margin: 72 })
  const bytes = collect(pdf)
  pdf.font('strong').fontSize(11).fillColor(SOFT).text(from)
  pdf.moveDown(2).fontSize(18).fillColor(INK).text(title)
  pdf.moveDown().font('text').fontSize(11)
  for (const line of lines) pdf.text(line, { paragraphGap: 8 })
  pdf.end()
  return Buffer.from(await bytes)
}
