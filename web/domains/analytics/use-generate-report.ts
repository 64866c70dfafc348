import type { ReportKind } from '@gida/contract/domains/analytics/report'
import { useMutation } from '@tanstack/react-query'
import { figures as words } from '#words/figures'
import { client, mutation } from '../../platform/api.ts'
import { messageOf } from '../../platform/errors.ts'
import { saveFile } from '../../platform/files.ts'
import { toast } from '../../ui/feedback/toast.tsx'

type Wanted = { report: ReportKind; estate_id: string; estate_name: string }

/** Makes a report and hands it over as a file. */
export function useGenerateReport() {
  const making = useMutation(mutation(client.analytics.generateReport))
  return {
    making: making.isPending ? making.variables.body : null,
    generate: ({ report, estate_id, estate_name }: Wanted) =>
      making.mutate(
        { body: { report, estate_id } },
        {
          onSuccess: (file) => {
            saveFile(file, words.reports.fileName(report, estate_name))
            toast.success(words.reports.made)
          },
          onError: (error) => toast.error(words.reports.failed, { note: messageOf(error) }),
        },
      ),
  }
}
