import type { ProcessingActivity, ProcessingRecord } from '@gida/contract/domains/privacy/record'
import { formatInstant } from '@gida/contract/shared/dates'
import { openDocument } from '../../../platform/pdf/document.ts'
import { writeCsv } from '../../../platform/spreadsheets/write-spreadsheet.ts'

const UNSAID = 'not known to this installation'
const HEADS = ['Activity', 'Purpose', 'Ground (NDPA 2023, section 25)', 'People', 'Data', 'Kept', 'Tables']

const retentionOf = ({ kept, law }: ProcessingActivity) =>
  [law, ...kept].filter(Boolean).join('; ') || 'until it is erased on request, or its owner erases it'

/** A line per activity and per processor, with the same columns. */
export const recordCsv = ({ activities, processors }: ProcessingRecord): Uint8Array =>
  writeCsv([
    HEADS,
    ...activities.map((one) => [
      ...[one.title, one.purpose, one.basis, one.people, one.kinds.join('; '), retentionOf(one)],
      one.tables.join('; '),
    ]),
    [],
    ['Processor', 'Purpose', 'Country'],
    ...processors.map(({ name, purpose, country }) => [name, purpose, country ?? UNSAID]),
  ])

export function recordPdf({
  made_at,
  activities,
  processors,
  safeguards,
}: ProcessingRecord): Promise<Uint8Array> {
  const pdf = openDocument({ title: 'Record of processing', author: 'Gida', made: new Date(made_at) })
  pdf.head('Record of processing', 'Nigeria Data Protection Act 2023', [
    `Made ${formatInstant(made_at)} from what the program declares of its own tables.`,
  ])
  for (const one of activities) {
    pdf.title(one.title)
    pdf.facts([
      ['Purpose', one.purpose],
      ['Ground', one.basis],
      ['People', one.people],
      ['Data', one.kinds.join(', ')],
      ['Kept', retentionOf(one)],
    ])
  }
  pdf.title('Processors')
  pdf.table(
    [
      { head: 'Name', share: 0.3 },
      { head: 'Country', share: 0.2 },
      { head: 'What it does', share: 0.5 },
    ],
    processors.map(({ name, country, purpose }) => ({ cells: [name, country ?? UNSAID, purpose] })),
  )
  pdf.title('How it is kept safe')
  for (const one of safeguards) pdf.text(one)
  return pdf.end('Record of processing')
}
