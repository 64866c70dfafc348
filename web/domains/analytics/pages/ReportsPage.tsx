import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { figures } from '#words/figures'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { estatesQuery } from '../../estates/index.ts'
import type { EstateName } from '../parts/reports/ExportMenu.tsx'
import { ReportRows } from '../parts/reports/ReportRows.tsx'
import { ReportFiles, ReportShelves } from '../slots.ts'

const reportsScreen = getRouteApi('/signed-in/frame/dashboard/reports')

const words = figures.reports

/** The reports of the chosen estate, else of the first. */
export function ReportsPage() {
  const { estate_id } = reportsScreen.useSearch()
  const answer = useQuery(estatesQuery({ limit: 100 }))
  const estates = answer.data?.data ?? []
  const estate = estates.find(({ id }) => id === estate_id) ?? estates[0]
  return (
    <>
      <PageHead
        title={estate ? figures.of(estate.name) : words.title}
        note={words.note}
        actions={estate && estates.length > 1 && <EstateChoice estates={estates} chosen={estate} />}
        wraps
      />
      <Loaded of={answer} loading={words.loading}>
        {() =>
          estate ? (
            <ReportRows estate={estate} />
          ) : (
            <Card>
              <EmptyState title={words.empty} motif="comb">
                {words.emptyNote}
              </EmptyState>
            </Card>
          )
        }
      </Loaded>
      <ReportFiles />
      <ReportShelves estate_id={estate_id} />
    </>
  )
}

function EstateChoice({ estates, chosen }: { estates: readonly EstateName[]; chosen: EstateName }) {
  const navigate = reportsScreen.useNavigate()
  return (
    <SelectField
      compact
      className="w-[220px]"
      aria-label={words.estate}
      options={estates.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen.id}
      onChange={(estate_id) => void navigate({ search: { estate_id } })}
    />
  )
}
