import type { SentFile } from '../../platform/http/call.ts'
import type { Cell } from '../../platform/spreadsheets/sheet.ts'
import { writeCsv, writeWorkbook } from '../../platform/spreadsheets/write-spreadsheet.ts'

/** Headings as managers write them, an explanation of each, and an example. */
const COLUMNS: [head: string, how: string, example: Cell][] = [
  ['Property', 'The building. If blank: the one above. For the estate itself, its name', 'Block A'],
  ['Unit', 'Unit name, once per building', 'A1'],
  ['Bedrooms', 'A number', 3],
  ['Landlord', 'Full name of the owner of the building', 'Chief Emeka Okoro'],
  ['Landlord phone', 'Like 0803 123 4567', '0803 000 0001'],
  ['Landlord e-mail', 'Either is enough', 'emeka.okoro@example.ng'],
  ['Tenant', 'Full name. Empty, or VACANT, for an empty unit', 'Adébáyọ̀ Ọlátúnjí'],
  ['Tenant phone', 'Their own number', '0805 000 0002'],
  ['Tenant e-mail', 'Either is enough', ''],
  ['Rent', 'For one period, in naira: 1,200,000 or 1.2m', 1_200_000],
  ['Frequency', 'Yearly, half-yearly, quarterly, monthly or every 2 years', 'Yearly'],
  ['Start date', 'Day first: 05/11/2026 or 5 Nov 2026', '01/03/2026'],
  ['End date', 'The last day', '28/02/2027'],
  ['Paid until', 'Last day covered by rent and service charge already paid, if in the future', '28/02/2027'],
  ['Caution deposit', 'Charged for tenancies that have not begun', 200_000],
  ['Service charge', 'For a year', 150_000],
  ['Balance owed', 'Total owed today from before', 400_000],
]

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A spreadsheet to fill in. The workbook has a second sheet with explanations, which is never imported. */
export async function importTemplate(format: 'csv' | 'xlsx'): Promise<SentFile> {
  const heads = COLUMNS.map(([head]) => head)
  if (format === 'csv')
    return { bytes: writeCsv([heads]), name: 'gida-units.csv', content_type: 'text/csv; charset=utf-8' }
  const widths = heads.map((head) => Math.max(14, head.length + 3))
  const bytes = await writeWorkbook([
    { name: 'Units', rows: [heads], widths },
    {
      name: 'How to fill it in',
      rows: [
        ['Column', 'What goes in', 'Like'],
        ...COLUMNS.map(([head, how, example]) => [head, how, example]),
      ],
      widths: [20, 56, 28],
    },
  ])
  return { bytes, name: 'gida-units.xlsx', content_type: XLSX }
}
