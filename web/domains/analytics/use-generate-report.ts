import type { ReportKind } from '@gida/contract/domains/analytics/report'
import { useMutation } from '@tanstack/react-query'
import { figures as words } from '#words/figures'
import { client, mutation } from '../../platform/http/api.ts'
import { messageOf } from '../../platform/http/errors.ts'
import { saveFile } from '../../platform/http/files.ts'
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
