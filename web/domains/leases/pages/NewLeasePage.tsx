import { canAnswerLease } from '@gida/contract/domains/leases/rules'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { leaseForms } from '#words/lease-forms'
import { client, query } from '../../../platform/http/api.ts'
import { Loaded } from '../../../platform/screens/Loaded.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { TaskHeader } from '../../../ui/layout/TaskHeader.tsx'
import { TaskLayout } from '../../../ui/layout/TaskLayout.tsx'
import { AssignTenantForm } from '../forms/AssignTenantForm.tsx'

const newLeaseScreen = getRouteApi('/signed-in/dashboard/leases/new')

const words = leaseForms.assign

/** Lets a unit to a tenant. The unit is in the URL; its sheet links here. */
export function NewLeasePage() {
  const { unit_id } = newLeaseScreen.useSearch()
  return unit_id ? <LetUnit unitId={unit_id} /> : <NoUnit />
}

function LetUnit({ unitId }: { unitId: string }) {
  const navigate = newLeaseScreen.useNavigate()
  const answer = useQuery(query(client.estates.getUnit, { params: { id: unitId } }))
  const { data: unit } = answer
  return (
    <Framed
      title={unit ? words.title(unit.name) : words.titleUnknown}
      {...(unit && {
        note: words.note(unit.property_name),
        back: (
          <Link to="/dashboard/properties/$id" params={{ id: unit.property_id }} search={{ unit: unitId }} />
        ),
      })}
    >
      <Loaded of={answer} missing={words.missing}>
        {(unit) => (
          <Card className="p-4 md:p-5">
            <AssignTenantForm
              unit={unit}
              onAssigned={({ tenant_name, charges, status }) => {
                if (canAnswerLease(status)) toast.success(words.asked(tenant_name), { note: words.askedNote })
                else
                  toast.success(words.saved(unit.name, tenant_name), {
                    note: words.savedNote(charges.length),
                  })
                void navigate({
                  to: '/dashboard/properties/$id',
                  params: { id: unit.property_id },
                  search: { unit: unitId },
                  replace: true,
                })
              }}
            />
          </Card>
        )}
      </Loaded>
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
  <TaskLayout
    title={words.frame}
    back={(back ?? <Link to="/dashboard/properties" />) as never}
    backLabel={words.back}
    closeLabel={words.close}
    narrow
  >
    <div className="grid gap-4">
      <TaskHeader title={title} note={note} />
      {children}
    </div>
  </TaskLayout>
)
