import type { ReportFile } from '@gida/contract/domains/reports/report-file'
import { isUnderWay } from '@gida/contract/domains/reports/rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { reports as words } from '#words/reports'
import { useDownload } from '../../../platform/http/use-download.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Meter } from '../../../ui/chart/Meter.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { fileNameOf } from '../file-name.ts'
import { downloadReportFile, reportFileQuery, useCancelReport } from '../queries.ts'

type Props = { id: string; onClose: () => void }

/** Progress of a file, which is downloaded once ready. The job continues if this is closed. */
export function ReportProgress({ id, onClose }: Props) {
  const answer = useQuery(reportFileQuery(id))
  const cancel = useCancelReport()
  const { save, isFetching } = useDownload({ done: words.done, failed: words.notFetched })
  const file = answer.data
  const fetchIt = (ready: ReportFile) => save({ get: () => downloadReportFile(id), name: fileNameOf(ready) })
  const hasFetched = useRef(false)
  useEffect(() => {
    if (file?.status !== 'READY' || hasFetched.current) return
    hasFetched.current = true
    fetchIt(file)
  })
  return (
    <div className="grid gap-4">
      <Loaded of={answer} bare rows={1} loading={words.soon}>
        {(file) => <HowFar file={file} />}
      </Loaded>
      <div className="flex flex-wrap justify-end gap-2">
        {file && isUnderWay(file.status) && (
          <Button kind="second" busy={cancel.isPending} onClick={() => cancel.mutate({ params: { id } })}>
            {words.stop}
          </Button>
        )}
        {file?.status === 'READY' && (
          <Button kind="second" icon="download" busy={isFetching} onClick={() => fetchIt(file)}>
            {words.download}
          </Button>
        )}
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </div>
  )
}

function HowFar({ file: { status, rows_done, rows_expected, failure } }: { file: ReportFile }) {
  if (failure)
    return (
      <Banner tone="late" title={words.failed} live>
        {failure}
      </Banner>
    )
  if (status === 'CANCELLED') return <p role="status">{words.cancelled}</p>
  if (status === 'READY') return <p role="status">{words.ready}</p>
  return (
    <>
      <Meter value={rows_done} of={rows_expected ?? 0} tone="act" label={words.progress} />
      <p className="figures" role="status">
        {rows_expected === null ? words.soon : words.rows(rows_done, rows_expected)}
      </p>
      <p className="text-small text-ink-soft">{words.leave}</p>
    </>
  )
}
