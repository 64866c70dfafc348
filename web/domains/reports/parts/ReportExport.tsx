import { shapeOf } from '@gida/contract/domains/reports/catalogue'
import type { CatalogueReport } from '@gida/contract/domains/reports/report'
import { isForPrograms, LEDGER_FORMATS } from '@gida/contract/domains/reports/rules'
import { useMutation } from '@tanstack/react-query'
import { reportPages as words } from '#words/report-pages'
import { messageOf } from '../../../platform/http/errors.ts'
import { saveFile } from '../../../platform/http/files.ts'
import { today } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Menu } from '../../../ui/overlay/Menu.tsx'
import { exportCatalogueReport } from '../queries.ts'

const FORMATS = ['xlsx', 'pdf', 'csv'] as const
type Format = (typeof FORMATS)[number] | (typeof LEDGER_FORMATS)[number]
const ENDINGS: Partial<Record<Format, string>> = {
  quickbooks: 'quickbooks.csv',
  sage: 'sage.csv',
  xero: 'xero.zip',
}

/** Exports the report on screen: at once, or as a background job if it is large. */
export function ReportExport({ asked }: { asked: CatalogueReport }) {
  const { title } = shapeOf(asked.report)
  const making = useMutation({
    mutationFn: (format: Format) => exportCatalogueReport(fileOf(asked, format)),
    onSuccess: (file, format) => {
      if (!file) return void toast.info(words.later)
      saveFile(file, `${title} ${asked.to ?? today()}.${ENDINGS[format] ?? format}`)
      toast.success(words.made)
    },
    onError: (error) => toast.error(words.failed, { note: messageOf(error) }),
  })
  return (
    <Menu
      label={words.exportOf(title)}
      trigger={
        <Button kind="second" icon="download" aria-label={words.exportOf(title)} busy={making.isPending}>
          {words.export}
        </Button>
      }
      items={[...FORMATS, ...(asked.report === 'GENERAL_LEDGER' ? LEDGER_FORMATS : [])].map((format) => ({
        label: words.formats[format],
        icon: 'file',
        onSelect: () => making.mutate(format),
      }))}
    />
  )
}

/** Accounting software is given whole journals, whatever filters are on screen. */
function fileOf(
  { where, group_by, columns, compare, landlord_id, ...whole }: CatalogueReport,
  format: Format,
): CatalogueReport {
  if (isForPrograms(format)) return { ...whole, format }
  return {
    ...whole,
    format,
    ...(where && { where }),
    ...(group_by && { group_by }),
    ...(columns && { columns }),
    ...(compare && { compare }),
    ...(landlord_id && { landlord_id }),
  }
}
