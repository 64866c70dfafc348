import type { TenantStatement } from '@gida/contract/domains/settlements/tenant-statement'
import { formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { type Column, openDocument } from '../../../platform/pdf/document.ts'

const LINES: Column[] = [
  { head: 'Paid on', share: 0.12 },
  { head: 'Receipt', share: 0.16 },
  { head: 'Premises and landlord', share: 0.34 },
  { head: 'Period', share: 0.2 },
  { head: 'Rent', share: 0.18, align: 'right' },
]

/** A tenant's rent of one year as a PDF, for the tax office. */
export function drawTenantStatement(statement: TenantStatement, now: Date): Promise<Uint8Array> {
  const { year, tenant_name, lines, from_credit, total, relief } = statement
  const document = openDocument({ title: `Rent paid in ${year}, ${tenant_name}`, author: 'Gida', made: now })
  document.head('Rent paid', String(year), ['For rent relief'])
  document.facts([
    ['Tenant', tenant_name],
    ['Year', `1 Jan to 31 Dec ${year}`],
    ['Rent paid', formatNaira(total)],
    ['Relief', relief.amount === null ? relief.says : `${formatNaira(relief.amount)}. ${relief.says}`],
    ...(relief.rule
      ? ([
          ['The rule', relief.rule.says],
          ['Source', relief.rule.source],
        ] as const)
      : []),
  ])
  document.title('Every payment of rent')
  if (lines.length + from_credit.length === 0)
    document.text(`No rent payments are recorded here for ${year}.`)
  else
    document.table(LINES, [
      ...lines.map((line) => ({
        cells: [
          formatDay(line.paid_on),
          line.receipt_number,
          `${line.premises}\n${line.landlord}`,
          line.periods.join('\n'),
          formatNaira(line.amount),
        ],
      })),
      ...from_credit.map((line) => ({
        cells: [
          formatDay(line.settled_on),
          'From credit',
          `${line.premises}\n${line.landlord}`,
          line.period ?? '',
          formatNaira(line.amount),
        ],
      })),
      { cells: ['', '', 'Total', '', formatNaira(total)], strong: true },
    ])
  document.text(relief.disclaimer, { size: 7.5, colour: '#565264' })
  return document.end(`${tenant_name} · rent paid in ${year}. Each receipt can be checked by its number.`)
}
