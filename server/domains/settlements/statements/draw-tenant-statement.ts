import type { TenantStatement } from '@gida/contract/domains/settlements/statement'
import { formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import { type Column, openPaper } from '../../../platform/papers/paper.ts'

const LINES: Column[] = [
  { head: 'Paid on', share: 0.12 },
  { head: 'Receipt', share: 0.16 },
  { head: 'Premises and landlord', share: 0.34 },
  { head: 'Period', share: 0.2 },
  { head: 'Rent', share: 0.18, align: 'right' },
]

/** A tenant's rent of one year on paper, as a tax office asks for it. */
export function drawTenantStatement(statement: TenantStatement, now: Date): Promise<Uint8Array> {
  const { year, tenant_name, lines, total, relief } = statement
  const paper = openPaper({ title: `Rent paid in ${year}, ${tenant_name}`, author: 'Gida', made: now })
  paper.head('Rent paid', String(year), ['For rent relief'])
  paper.facts([
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
  paper.title('Every payment of rent')
  if (lines.length === 0) paper.text(`No payment of rent in ${year} is recorded here.`)
  else
    paper.table(LINES, [
      ...lines.map((line) => ({
        cells: [
          formatDay(line.paid_on),
          line.receipt_number,
          `${line.premises}\n${line.landlord}`,
          line.periods.join('\n'),
          formatNaira(line.amount),
        ],
      })),
      { cells: ['', '', 'Total', '', formatNaira(total)], strong: true },
    ])
  paper.text(relief.disclaimer, { size: 7.5, colour: '#565264' })
  return paper.end(`${tenant_name} · rent paid in ${year}. Each receipt can be checked by its number.`)
}
