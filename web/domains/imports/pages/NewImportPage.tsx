import type { Import } from '@gida/contract/domains/imports/import'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { imports as words } from '#words/imports'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useKeptFocus } from '../../../platform/screens/use-kept-focus.ts'
import { Stepper } from '../../../ui/display/Stepper.tsx'
import { TaskLayout } from '../../../ui/layout/TaskLayout.tsx'
import { CheckStep } from '../parts/CheckStep.tsx'
import { ColumnsStep } from '../parts/ColumnsStep.tsx'
import { FileStep } from '../parts/FileStep.tsx'
import { RunStep } from '../parts/RunStep.tsx'
import { importQuery, isAtWork } from '../queries.ts'

const newImportScreen = getRouteApi('/signed-in/dashboard/imports/new')

const [FILE, COLUMNS, CHECK, RUN] = [0, 1, 2, 3]

/** Four steps. The step follows from the import's state, so a person may leave and return. */
export function NewImportPage() {
  const { id, estate_id } = newImportScreen.useSearch()
  const navigate = newImportScreen.useNavigate()
  useKeptFocus(id ?? '')
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
  const answer = useQuery(importQuery(id))
  const { data } = answer
  const at = !data || (step === 'columns' && data.can.change) ? COLUMNS : stepOf(data)
  useKeptFocus(`${at} ${data && isAtWork(data.state)}`)
  return (
    <Framed step={at}>
      <Loaded of={answer} missing={words.notFound}>
        {(of) => (
          <>
            {at === COLUMNS && (
              <ColumnsStep
                key={`${of.sheet}/${of.header_row}`}
                of={of}
                onChecking={() => void navigate({ search: { id }, replace: true })}
              />
            )}
            {at === CHECK && <CheckStep of={of} />}
            {at === RUN && <RunStep of={of} />}
          </>
        )}
      </Loaded>
    </Framed>
  )
}

function stepOf({ state }: Import): number {
  if (state === 'UPLOADED') return COLUMNS
  return state === 'CHECKING' || state === 'CHECKED' ? CHECK : RUN
}

const Framed = ({ step, children }: { step: number; children: React.ReactNode }) => (
  <TaskLayout
    title={words.frame}
    back={<Link to="/dashboard/imports" />}
    backLabel={words.back}
    closeLabel={words.close}
  >
    <div className="mb-5">
      <Stepper steps={words.steps} current={step} label={words.stepsLabel} />
    </div>
    {children}
  </TaskLayout>
)
