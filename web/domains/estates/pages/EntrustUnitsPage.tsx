import { getRouteApi } from '@tanstack/react-router'
import { units } from '#words/units'
import { toast } from '../../../ui/feedback/toast.tsx'
import { EntrustForm } from '../forms/EntrustForm.tsx'
import { PropertyTask } from '../parts/property/PropertyTask.tsx'

const entrustUnitsScreen = getRouteApi('/signed-in/dashboard/properties/$id/entrust')

const words = units.entrust

/** Assigns units of a property to a property manager. */
export function EntrustUnitsPage() {
  const { id } = entrustUnitsScreen.useParams()
  const navigate = entrustUnitsScreen.useNavigate()
  return (
    <PropertyTask id={id} frame={words.frame} title={words.title} note={words.note}>
      {(property, building) => (
        <EntrustForm
          estateId={property.estate_id}
          units={building}
          onEntrusted={(name, count) => {
            toast.success(words.saved(name, count))
            void navigate({ to: '/dashboard/properties/$id', params: { id }, replace: true })
          }}
        />
      )}
    </PropertyTask>
  )
}
