import type { Report, ReportCell, ReportColumn, ReportRow } from '@gida/contract/domains/reports/report'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { reportPages as words } from '#words/report-pages'
import { formatDay, formatNaira, formatPeriod, monthTitle } from '../../../platform/screens/format.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'
import type { ReportSearch } from '../search.ts'
import { linkOf } from './report-links.tsx'

type Props = { data: Report; rows: readonly ReportRow[]; search: ReportSearch }

const isNumber = ({ type }: ReportColumn) => type !== 'text' && type !== 'day' && type !== 'month'

/** The rows of a report, each opening what it is made of, with what they come to; a row each on a phone. */
export function ReportTable({ data, rows, search }: Props) {
  const { columns, count, totals, before } = data
  return (
    <SimpleTable
      caption={data.title}
      heads={columns.map((column) => ({ label: column.head, end: isNumber(column) }))}
      cards={
        <>
          {rows.map((row, at) => (
            <PhoneRow key={keyOf(row, at)} data={data} row={row} link={linkOf(row.opens, search)} />
          ))}
          {totals && <Row title={words.total(count)} {...mainOf(columns, totals)} />}
          {before?.totals && (
            <Row strong={false} title={sayPeriod(before)} {...mainOf(columns, before.totals)} />
          )}
        </>
      }
    >
      {rows.map((row, at) => (
        <tr key={keyOf(row, at)}>
          {columns.map((column, index) => (
            <Cell key={column.key} column={column}>
              {within(
                index === 0 ? linkOf(row.opens, search) : undefined,
                sayCell(column, row.cells[index] ?? null),
              )}
            </Cell>
          ))}
        </tr>
      ))}
      {totals && <TotalRow columns={columns} says={words.total(count)} totals={totals} strong />}
      {before?.totals && <TotalRow columns={columns} says={sayPeriod(before)} totals={before.totals} />}
    </SimpleTable>
  )
}

const keyOf = ({ cells, opens }: ReportRow, at: number) =>
  opens && opens.kind !== 'report' ? `${opens.id} ${at}` : `${cells[0] ?? ''} ${at}`
const sayPeriod = ({ from, to }: { from: string | null; to: string }) =>
  from ? formatPeriod(from, to) : words.on(formatDay(to))

function within(link: ReactElement | undefined, said: ReactNode): ReactNode {
  return link
    ? cloneElement(link as ReactElement<{ children?: ReactNode }>, { children: said || words.nothing })
    : said
}

function Cell({ column, children }: { column: ReportColumn; children: ReactNode }) {
  return (
    <td
      className={
        isNumber(column)
          ? 'figures text-end whitespace-nowrap'
          : column.type === 'day'
            ? 'whitespace-nowrap'
            : ''
      }
    >
      {children}
    </td>
  )
}

type Totals = {
  columns: readonly ReportColumn[]
  says: string
  totals: readonly ReportCell[]
  strong?: boolean
}

function TotalRow({ columns, says, totals, strong }: Totals) {
  return (
    <tr className={strong ? 'font-semibold' : 'text-ink-soft'}>
      {columns.map((column, at) => (
        <Cell key={column.key} column={column}>
          {at === 0 && totals[0] === null ? says : sayCell(column, totals[at] ?? null)}
        </Cell>
      ))}
    </tr>
  )
}

export function sayCell({ type }: ReportColumn, cell: ReportCell): ReactNode {
  if (cell === null) return ''
  if (typeof cell === 'string')
    return type === 'day' ? formatDay(cell) : type === 'month' ? monthTitle(cell) : cell
  return type === 'money' ? <Money kobo={cell} /> : sayNumber({ type }, cell)
}

/** The figure that a row has room for on a phone: the last amount that it has, or else the last number. */
function mainOf(columns: readonly ReportColumn[], cells: readonly ReportCell[]) {
  const has = columns.filter(
    (column, at) => isNumber(column) && cells[at] !== null && !column.key.endsWith('_before'),
  )
  const main = has.filter(({ type }) => type === 'money').at(-1) ?? has.at(-1)
  if (!main) return {}
  return { value: sayCell(main, cells[columns.indexOf(main)] ?? null), valueNote: main.head }
}

type PhoneProps = { data: Report; row: ReportRow; link: ReactElement | undefined }

/** Words under the name, and the figures beside the main one with what they are. */
function PhoneRow({ data: { columns }, row: { cells }, link }: PhoneProps) {
  const main = mainOf(columns, cells)
  const rest = columns.flatMap((column, at) => {
    const cell = cells[at] ?? null
    if (at === 0 || cell === null || column.head === main.valueNote) return []
    return [
      isNumber(column) ? words.figure(column.head, sayNumber(column, Number(cell))) : sayCell(column, cell),
    ]
  })
  return (
    <Row
      title={(columns[0] && sayCell(columns[0], cells[0] ?? null)) || words.nothing}
      note={rest.join(' · ')}
      {...main}
      {...(link && { link })}
    />
  )
}

const sayNumber = ({ type }: Pick<ReportColumn, 'type'>, cell: number): string =>
  type === 'money'
    ? formatNaira(cell)
    : type === 'percent'
      ? `${(cell / 100).toFixed(1)}%`
      : cell.toLocaleString('en-NG')
