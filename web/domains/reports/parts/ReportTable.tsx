import { shapeOf } from '@gida/contract/domains/reports/catalogue'
import type { Report, ReportCell, ReportColumn, ReportRow } from '@gida/contract/domains/reports/report'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { reportPages as words } from '#words/report-pages'
import { formatDay, formatNaira, formatPeriod, monthTitle } from '../../../platform/screens/format.ts'
import { Money } from '../../../ui/display/Money.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { SimpleTable } from '../../../ui/table/SimpleTable.tsx'
import { chiefFigures, isFigure } from '../chief-figures.ts'
import type { ReportSearch } from '../search.ts'
import { linkOf } from './report-links.tsx'

type Props = { data: Report; rows: readonly ReportRow[]; search: ReportSearch }

/** The rows of a report with totals, each linking to its details; cards on a phone. */
export function ReportTable({ data, rows, search }: Props) {
  const { columns, count, totals, before } = data
  return (
    <SimpleTable
      caption={data.title}
      heads={columns.map((column) => ({ label: column.head, end: isFigure(column) }))}
      cards={
        <>
          {rows.map((row, at) => (
            <PhoneRow key={keyOf(row, at)} data={data} row={row} link={linkOf(row.opens, search, data)} />
          ))}
          {totals && <Row title={words.total(count)} {...mainOf(data, totals)} />}
          {before?.totals && (
            <Row strong={false} title={sayPeriod(before)} {...mainOf(data, before.totals)} />
          )}
        </>
      }
    >
      {rows.map((row, at) => (
        <tr key={keyOf(row, at)}>
          {columns.map((column, index) => (
            <Cell key={column.key} column={column}>
              {within(
                index === 0 ? linkOf(row.opens, search, data) : undefined,
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
        isFigure(column)
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

/** The main figure of a row on a phone, shown as the `Row`'s value. */
function mainOf({ report, columns }: Report, cells: readonly ReportCell[]) {
  const [main] = chiefFigures(columns, cells, shapeOf(report).chief)
  if (!main) return {}
  return { value: sayCell(main, cells[columns.indexOf(main)] ?? null), valueNote: main.head }
}

type PhoneProps = { data: Report; row: ReportRow; link: ReactElement | undefined }

/** A row on a phone: the main figures, and the row's texts below the name. */
function PhoneRow({ data, row: { cells }, link }: PhoneProps) {
  const { report, columns } = data
  const [, second] = chiefFigures(columns, cells, shapeOf(report).chief)
  const said = columns.flatMap((column, at) => {
    const cell = cells[at] ?? null
    if (at === 0 || cell === null) return []
    if (column === second) return [words.figure(column.head, sayNumber(column, Number(cell)))]
    return isFigure(column) ? [] : [sayCell(column, cell)]
  })
  return (
    <Row
      title={(columns[0] && sayCell(columns[0], cells[0] ?? null)) || words.nothing}
      note={said.join(' · ')}
      {...mainOf(data, cells)}
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
