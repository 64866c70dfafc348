import type { ReportFile } from '@gida/contract/domains/reports/report-file'
import { isUnderWay } from '@gida/contract/domains/reports/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import { useQuery } from '@tanstack/react-query'
import { payments } from '#words/payments'
import { reports as words } from '#words/reports'
import { typeNames } from '#words/type-names'
import { useDownload } from '../../../platform/http/use-download.ts'
import { formatBytes, formatDay, formatPeriod } from '../../../platform/screens/format.ts'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { Meter } from '../../../ui/chart/Meter.tsx'
import { Row } from '../../../ui/display/Row.tsx'
import { Rows } from '../../../ui/display/Rows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { fileNameOf, nameOf } from '../file-name.ts'
import { downloadReportFile, reportFilesQuery, useCancelReport, useRequestReport } from '../queries.ts'

/** Large reports that were requested: ready, in progress, or failed. */
export function ReportFiles() {
  const files = useQuery(reportFilesQuery()).data?.data ?? []
  if (files.length === 0) return null
  return (
    <Card className="mt-4 md:mt-6">
      <CardHead title={words.files} />
      <Rows label={words.files}>
        {files.map((file) => (
          <Row
            key={file.id}
            icon="file"
            title={words.of(nameOf(file.wanted.report), formatPeriod(file.wanted.from, file.wanted.to))}
            note={<Note file={file} />}
            end={<Action file={file} />}
          />
        ))}
      </Rows>
    </Card>
  )
}

function Note({ file }: { file: ReportFile }) {
  const { status, rows_done, rows_expected, size, failure, kept_until, wanted, estate_name } = file
  const where = whatOf(wanted, estate_name)
  const isPayments = wanted.report === 'PAYMENTS'
  const far = isPayments ? words.rows : words.rowsOf
  if (isUnderWay(status))
    return (
      <>
        {[...where, rows_expected === null ? words.soon : far(rows_done, rows_expected)].join(' · ')}
        <Meter value={rows_done} of={rows_expected ?? 0} tone="act" className="mt-1.5" />
      </>
    )
  if (status === 'CANCELLED') return [...where, words.cancelled].join(' · ')
  if (failure) return <span className="text-overdue">{`${words.failed} ${failure}`}</span>
  const until = kept_until && words.keptUntil(formatDay(lagosDay(new Date(kept_until))))
  const counted = isPayments ? words.one(rows_done) : words.rowCount(rows_done)
  return [...where, counted, size === null ? '' : formatBytes(size), until].filter(Boolean).join(' · ')
}

/** The parameters besides the dates. */
const whatOf = (wanted: ReportFile['wanted'], estate_name: string | null): string[] => [
  estate_name ?? words.allEstates,
  ...('type' in wanted && wanted.type ? [typeNames[wanted.type]] : []),
  ...('status' in wanted && wanted.status ? [payments.statuses[wanted.status]] : []),
  words.formats[wanted.format],
]

function Action({ file }: { file: ReportFile }) {
  const { id, status, wanted } = file
  const cancel = useCancelReport()
  const again = useRequestReport()
  const { save, isFetching } = useDownload({ done: words.done, failed: words.notFetched })
  const name = fileNameOf(file)
  if (isUnderWay(status))
    return (
      <IconButton
        icon="close"
        label={words.act(words.stop, name)}
        busy={cancel.isPending}
        onClick={() => cancel.mutate({ params: { id } })}
      />
    )
  if (status === 'READY')
    return (
      <IconButton
        icon="download"
        label={words.act(words.download, name)}
        busy={isFetching}
        onClick={() => save({ get: () => downloadReportFile(id), name })}
      />
    )
  return (
    <IconButton
      icon="refresh"
      label={words.act(words.again, name)}
      busy={again.isPending}
      onClick={() => again.mutate(wanted)}
    />
  )
}
