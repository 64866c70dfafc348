import type { CatalogueReport, Report } from '@gida/contract/domains/reports/report'
import type { PaymentsReport, ReportFile } from '@gida/contract/domains/reports/report-file'
import { isUnderWay } from '@gida/contract/domains/reports/rules'
import { infiniteQueryOptions, useMutation } from '@tanstack/react-query'
import { client, invalidateBy, mutation, query } from '../../platform/http/api.ts'
import type { ApiError } from '../../platform/http/errors.ts'
import { FRESH } from '../../platform/http/queries.ts'

const { reports } = client
/** How often it is asked how far a file is. */
const POLL_MS = 1000
/** The latest files shown; they are deleted after a week. */
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

/** Requests a large report; returns the pending file. */
export const useRequestReport = () =>
  useMutation({
    mutationFn: async (body: PaymentsReport | CatalogueReport) => {
      const answer = await reports.generateReport({ body })
      if (answer instanceof Blob || 'rows' in answer)
        throw new Error('A long report is made while nobody waits.')
      return answer
    },
    onSettled: () => invalidateBy(reports.generateReport),
  })

export const useCancelReport = () => useMutation(mutation(reports.cancelReportFile))

export const downloadReportFile = (id: string) => reports.downloadReportFile({ params: { id } })

/** A catalogue report, page by page. */
export const reportQuery = (body: CatalogueReport) =>
  infiniteQueryOptions<Report, ApiError, { pages: Report[] }, readonly unknown[], string | null>({
    queryKey: [...reports.generateReport.key, body],
    queryFn: async ({ pageParam, signal }) => {
      const page = await reports.generateReport(
        { body: { ...body, ...(pageParam && { after: pageParam }) } },
        { signal },
      )
      if ('rows' in page) return page
      throw new Error('A report that is asked for to read is answered to read.')
    },
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH.analytics,
  })

/** The same as a file; null where it is large and made by a background job. */
export async function exportCatalogueReport(body: CatalogueReport): Promise<Blob | null> {
  const answer = await reports.generateReport({ body })
  if (answer instanceof Blob) return answer
  await invalidateBy(reports.generateReport)
  return null
}

export const reportViewsQuery = () => query(reports.listReportViews, { query: { limit: 100 } })
export const useSaveReportView = () => useMutation(mutation(reports.saveReportView))
export const useUpdateReportView = () => useMutation(mutation(reports.updateReportView))
export const useDeleteReportView = () => useMutation(mutation(reports.deleteReportView))
