import { shapeOf } from '@gida/contract/domains/reports/catalogue'
import type { CatalogueReport } from '@gida/contract/domains/reports/report'
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

/** What is on the screen, as a file: at once, or, where it is long, made while nobody waits. */
export function ReportExport({ asked }: { asked: CatalogueReport }) {
  const { title } = shapeOf(asked.report)
  const making = useMutation({
    mutationFn: (format: (typeof FORMATS)[number]) => exportCatalogueReport({ ...asked, format }),
    onSuccess: (file, format) => {
      if (!file) return void toast.info(words.later)
      saveFile(file, `${title} ${asked.to ?? today()}.${format}`)
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
      items={FORMATS.map((format) => ({
        label: words.formats[format],
        icon: 'file',
        onSelect: () => making.mutate(format),
      }))}
    />
  )
}
