import { getRouteApi } from '@tanstack/react-router'
import { units } from '#words/units'
import { ChangeRentsForm } from '../forms/ChangeRentsForm.tsx'
import { PropertyTask } from '../parts/PropertyTask.tsx'

const changeRentsScreen = getRouteApi('/signed-in/dashboard/properties/$id/rents')

const words = units.rents

/** The asking rents of some units of a property. */
export function ChangeRentsPage() {
  const { id } = changeRentsScreen.useParams()
  const navigate = changeRentsScreen.useNavigate()
  return (
    <PropertyTask id={id} frame={words.frame} title={words.title} note={words.note}>
      {(_property, building) => (
        <ChangeRentsForm
          units={building}
          onChanged={() =>
            void navigate({ to: '/dashboard/properties/$id', params: { id }, search: { show: 'list' } })
          }
        />
      )}
    </PropertyTask>
  )
}
