import type { PaymentsReport, ReportFile } from '@gida/contract/domains/reports/report-file'
import { isUnderWay } from '@gida/contract/domains/reports/rules'
import { useMutation } from '@tanstack/react-query'
import { client, invalidateBy, mutation, query } from '../../platform/http/api.ts'

const { reports } = client
/** How often it is asked how far a file is. */
const POLL_MS = 1000
/** What a person may want to find again; older ones are forgotten after a week. */
const SHOWN = 10

export const reportFileQuery = (id: string) => ({
  ...query(reports.getReportFile, { params: { id } }, { fresh: 'critical' as const }),
  refetchInterval: ({ state: { data } }: { state: { data?: ReportFile | undefined } }) =>
    data && !isUnderWay(data.status) ? false : POLL_MS,
})

export const reportFilesQuery = () => ({
  ...query(reports.listReportFiles, { query: { limit: SHOWN } }, { fresh: 'critical' as const }),
  refetchInterval: ({ state: { data } }: { state: { data?: { data: ReportFile[] } | undefined } }) =>
    data?.data.some(({ status }) => isUnderWay(status)) ? POLL_MS : false,
})

/** Asks for a long report; answers with the file that it will be. */
export const useRequestReport = () =>
  useMutation({
    mutationFn: async (body: PaymentsReport) => {
      const answer = await reports.generateReport({ body })
      if (answer instanceof Blob) throw new Error('A report of payments is made while nobody waits.')
      return answer
    },
    onSettled: () => invalidateBy(reports.generateReport),
  })

export const useCancelReport = () => useMutation(mutation(reports.cancelReportFile))

export const downloadReportFile = (id: string) => reports.downloadReportFile({ params: { id } })
