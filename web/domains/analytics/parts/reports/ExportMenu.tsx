import type { ReportKind } from '@gida/contract/domains/analytics/report'
import type { Estate } from '@gida/contract/domains/estates/estate'
import { figures } from '#words/figures'
import { useDownload } from '../../../../platform/http/use-download.ts'
import { Button } from '../../../../ui/action/Button.tsx'
import { Menu } from '../../../../ui/overlay/Menu.tsx'
import { exportReport } from '../../queries.ts'

export type EstateName = Pick<Estate, 'id' | 'name'>

const words = figures.reports
const FORMATS = Object.keys(words.formats) as (keyof typeof words.formats)[]

/** Downloads a report in the chosen file format. */
export function ExportMenu({ report, estate: { id, name } }: { report: ReportKind; estate: EstateName }) {
  const { save, isFetching } = useDownload({ failed: words.failed, done: words.made })
  const kind = words.kinds[report]
  return (
    <Menu
      label={words.exportOf(kind)}
      trigger={
        <Button kind="second" icon="download" aria-label={words.exportOf(kind)} busy={isFetching}>
          {words.export}
        </Button>
      }
      items={FORMATS.map((format) => ({
        label: words.formats[format],
        icon: 'file',
        onSelect: () =>
          save({
            get: () => exportReport({ report, estate_id: id, format }),
            name: words.fileName(kind, name, format),
          }),
      }))}
    />
  )
}
