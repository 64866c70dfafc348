import type { PaymentReportQuery } from '@gida/contract/domains/collections/report'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { collections } from '#words/collections'
import { client } from '../../platform/http/api.ts'
import { messageOf } from '../../platform/http/errors.ts'
import { saveFile } from '../../platform/http/files.ts'
import { toast } from '../../ui/feedback/toast.tsx'

const words = collections.report
export type WantedReport = PaymentReportQuery & { from: string; to: string }

/** Fetches a report and hands it over, saying how much has come; it can be stopped. */
export function useReportDownload(onDone: () => void) {
  const [received, setReceived] = useState(0)
  const stopper = useRef<AbortController>(null)
  const download = useMutation({
    mutationFn: (wanted: WantedReport) => {
      stopper.current = new AbortController()
      setReceived(0)
      return client.collections.downloadPaymentReport(
        { query: wanted },
        { signal: stopper.current.signal, onReceived: setReceived, retries: 1 },
      )
    },
    onSuccess: (file, { from, to, format }) => {
      saveFile(file, words.fileName(from, to, format))
      toast.success(words.done)
      onDone()
    },
  })
  const isStopped = stopper.current?.signal.aborted === true
  return {
    start: download.mutate,
    stop: () => stopper.current?.abort(),
    isUnderWay: download.isPending,
    received,
    fault: download.error && !isStopped ? messageOf(download.error) : undefined,
  }
}
