import type { Lease } from '@gida/contract/domains/leases/lease'
import { daysBetween } from '@gida/contract/shared/dates'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { faultReport } from '#words/fault-report'
import { maintenance as words } from '#words/maintenance'
import { today } from '../../../platform/screens/format.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { useActor } from '../../../platform/session/actor.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { useUnitsToChoose } from '../../estates/index.ts'
import { leasesQuery } from '../../leases/index.ts'
import { ReportForm } from '../forms/ReportForm.tsx'
import { UnsentReports } from '../parts/UnsentReports.tsx'

const newRequestScreen = getRouteApi('/signed-in/frame/dashboard/maintenance/new')

type Home = { value: string; label: string }

/** Reports a fault in the tenant's own unit, or for a tenant in any unit that the user manages. */
export function NewRequestPage() {
  const { user } = useActor()
  return (
    <>
      <PageHead
        crumb={<Link to="/dashboard/maintenance">{words.title}</Link>}
        title={user.role === 'TENANT' ? words.report : words.reportFor}
      />
      {user.role === 'TENANT' ? <OfMine /> : <OfHomesIRun />}
    </>
  )
}

function OfMine() {
  const answer = useQuery(leasesQuery({}))
  return (
    <Loaded of={answer}>
      {({ data }) => (
        <Report
          homes={homesIn(data).map(({ unit_id, unit_name, estate_name }) => ({
            value: unit_id,
            label: words.place(unit_name, estate_name),
          }))}
        />
      )}
    </Loaded>
  )
}

/** Days after the end of a lease in which the tenant may still live there; the server decides. */
const STAYS_DAYS = 90

/** Units of current leases and of those that ended lately, since a tenant may stay on. */
function homesIn(leases: readonly Lease[]): Lease[] {
  const lived = leases.filter(
    ({ status, end_date }) =>
      status === 'ACTIVE' || (status === 'EXPIRED' && daysBetween(end_date, today()) < STAYS_DAYS),
  )
  return lived.filter(({ unit_id }, at) => lived.findIndex((one) => one.unit_id === unit_id) === at)
}

function OfHomesIRun() {
  const { answer, units, find } = useUnitsToChoose({}, newRequestScreen.useSearch().unit ?? '')
  return (
    <Loaded of={answer}>
      {() => (
        <Report
          onType={find}
          homes={units.map(({ id, name, estate_name }) => ({
            value: id,
            label: words.place(name, estate_name),
          }))}
        />
      )}
    </Loaded>
  )
}

type Of = { homes: readonly Home[]; onType?: ((text: string) => void) | undefined }

function Report({ homes, onType }: Of) {
  const search = newRequestScreen.useSearch()
  const navigate = newRequestScreen.useNavigate()
  // Counts queued reports: while offline the form resets for another one.
  const [kept, setKept] = useState(0)
  const [only] = homes
  const chosen = search.unit ?? (homes.length === 1 ? only?.value : undefined) ?? ''
  if (homes.length === 0)
    return <EmptyState title={faultReport.form.noHome}>{faultReport.form.noHomeNote}</EmptyState>
  return (
    <div className="grid max-w-[640px] gap-4">
      <UnsentReports />
      {homes.length > 1 && (
        <Field label={faultReport.form.home}>
          <SelectField
            options={homes}
            value={chosen}
            placeholder={faultReport.form.chooseHome}
            onType={onType}
            onChange={(unit) => void navigate({ search: { unit }, replace: true })}
          />
        </Field>
      )}
      {chosen && (
        <ReportForm
          key={kept}
          unitId={chosen}
          onSent={(id) => void navigate({ to: '/dashboard/maintenance/$id', params: { id }, replace: true })}
          onKept={() => setKept(kept + 1)}
        />
      )}
    </div>
  )
}
