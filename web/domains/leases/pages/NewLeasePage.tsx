import { canAnswerLease } from '@gida/contract/domains/leases/rules'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { leases } from '#words/leases'
import { client, query } from '../../../platform/api.ts'
import { hasCode, messageOf } from '../../../platform/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { FocusFrame } from '../../../ui/layout/FocusFrame.tsx'
import { FocusHead } from '../../../ui/layout/FocusHead.tsx'
import { AssignTenantForm } from '../forms/AssignTenantForm.tsx'

const newLeaseScreen = getRouteApi('/signed-in/dashboard/leases/new')

const words = leases.assign

/** Lets a unit to a tenant. The unit is in the address; its own sheet leads here. */
export function NewLeasePage() {
  const { unit_id } = newLeaseScreen.useSearch()
  return unit_id ? <LetUnit unitId={unit_id} /> : <NoUnit />
}

function LetUnit({ unitId }: { unitId: string }) {
  const navigate = newLeaseScreen.useNavigate()
  const {
    data: unit,
    error,
    refetch,
    isFetching,
  } = useQuery(query(client.estates.getUnit, { params: { id: unitId } }))
  if (!unit) {
    return (
      <Framed title={words.titleUnknown}>
        <Card>
          {error ? (
            <ErrorPanel onRetry={() => void refetch()} retrying={isFetching}>
              {hasCode(error, 'NOT_FOUND') ? words.missing : messageOf(error)}
            </ErrorPanel>
          ) : (
            <SkeletonRows />
          )}
        </Card>
      </Framed>
    )
  }
  const { property_id, property_name } = unit
  return (
    <Framed
      title={words.title(unit.name)}
      note={words.note(property_name)}
      back={<Link to="/dashboard/properties/$id" params={{ id: property_id }} search={{ unit: unitId }} />}
    >
      <Card className="p-4 md:p-5">
        <AssignTenantForm
          unit={unit}
          onAssigned={({ tenant_name, charges, status }) => {
            if (canAnswerLease(status)) toast.success(words.asked(tenant_name), { note: words.askedNote })
            else toast.success(words.saved(unit.name, tenant_name), { note: words.savedNote(charges.length) })
            void navigate({
              to: '/dashboard/properties/$id',
              params: { id: property_id },
              search: { unit: unitId },
              replace: true,
            })
          }}
        />
      </Card>
    </Framed>
  )
}

const NoUnit = () => (
  <Framed title={words.titleUnknown}>
    <Card>
      <EmptyState
        title={words.noUnit}
        motif="comb"
        action={
          <Button asChild>
            <Link to="/dashboard/properties">{words.toProperties}</Link>
          </Button>
        }
      />
    </Card>
  </Framed>
)

type FramedProps = { title: string; note?: string; back?: React.ReactElement; children: ReactNode }

const Framed = ({ title, note, back, children }: FramedProps) => (
  <FocusFrame
    title={words.frame}
    back={(back ?? <Link to="/dashboard/properties" />) as never}
    backLabel={words.back}
    closeLabel={words.close}
    narrow
  >
    <div className="grid gap-4">
      <FocusHead title={title} note={note} />
      {children}
    </div>
  </FocusFrame>
)
