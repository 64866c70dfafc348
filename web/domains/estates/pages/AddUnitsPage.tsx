import { getRouteApi } from '@tanstack/react-router'
import { units } from '#words/units'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { AddUnitsForm } from '../forms/AddUnitsForm.tsx'
import { PropertyTask } from '../parts/property/PropertyTask.tsx'

const addUnitsScreen = getRouteApi('/signed-in/dashboard/properties/$id/add-units')

const words = units.add

/** Adds units to an existing property. */
export function AddUnitsPage() {
  const { id } = addUnitsScreen.useParams()
  const navigate = addUnitsScreen.useNavigate()
  return (
    <PropertyTask id={id} frame={words.frame} title={words.title} note={words.note}>
      {(property) => (
        <Card className="max-w-[560px] p-4 md:p-5">
          <AddUnitsForm
            property={property}
            onAdded={(count) => {
              toast.success(words.saved(count))
              void navigate({ to: '/dashboard/properties/$id', params: { id }, replace: true })
            }}
          />
        </Card>
      )}
    </PropertyTask>
  )
}
