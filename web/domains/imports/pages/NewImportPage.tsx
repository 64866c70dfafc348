import type { Import } from '@gida/contract/domains/imports/import'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { imports as words } from '#words/imports'
import { isApiError, messageOf, referenceOf } from '../../../platform/errors.ts'
import { Stepper } from '../../../ui/display/Stepper.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { FocusFrame } from '../../../ui/layout/FocusFrame.tsx'
import { CheckStep } from '../parts/CheckStep.tsx'
import { ColumnsStep } from '../parts/ColumnsStep.tsx'
import { FileStep } from '../parts/FileStep.tsx'
import { RunStep } from '../parts/RunStep.tsx'
import { importQuery } from '../queries.ts'

const newImportScreen = getRouteApi('/signed-in/dashboard/imports/new')

const [FILE, COLUMNS, CHECK, RUN] = [0, 1, 2, 3]

/** Four steps; which one is shown follows from how far the import is, so that a person may leave and come back. */
export function NewImportPage() {
  const { id, estate_id } = newImportScreen.useSearch()
  const navigate = newImportScreen.useNavigate()
  if (id) return <Begun id={id} />
  return (
    <Framed step={FILE}>
      <FileStep
        estateId={estate_id}
        onUploaded={(made) => void navigate({ search: { id: made }, replace: true })}
      />
    </Framed>
  )
}

function Begun({ id }: { id: string }) {
  const { step } = newImportScreen.useSearch()
  const navigate = newImportScreen.useNavigate()
  const { data, error, refetch, isFetching } = useQuery(importQuery(id))
  if (!data) {
    return (
      <Framed step={COLUMNS}>
        <Card>
          {error ? (
            <ErrorPanel onRetry={() => void refetch()} retrying={isFetching} reference={referenceOf(error)}>
              {isApiError(error) && error.status === 404 ? words.notFound : messageOf(error)}
            </ErrorPanel>
          ) : (
            <SkeletonRows />
          )}
        </Card>
      </Framed>
    )
  }
  const at = step === 'columns' && data.can.change ? COLUMNS : stepOf(data)
  return (
    <Framed step={at}>
      {at === COLUMNS && (
        <ColumnsStep
          key={`${data.sheet}/${data.header_row}`}
          of={data}
          onChecking={() => void navigate({ search: { id }, replace: true })}
        />
      )}
      {at === CHECK && <CheckStep of={data} />}
      {at === RUN && <RunStep of={data} />}
    </Framed>
  )
}

function stepOf({ state }: Import): number {
  if (state === 'UPLOADED') return COLUMNS
  return state === 'CHECKING' || state === 'CHECKED' ? CHECK : RUN
}

const Framed = ({ step, children }: { step: number; children: React.ReactNode }) => (
  <FocusFrame
    title={words.frame}
    back={<Link to="/dashboard/imports" />}
    backLabel={words.back}
    closeLabel={words.close}
  >
    <div className="mb-5">
      <Stepper steps={words.steps} current={step} label={words.stepsLabel} />
    </div>
    {children}
  </FocusFrame>
)
