import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { units } from '#words/units'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { ChangeRentsForm } from '../forms/ChangeRentsForm.tsx'
import { TypeRentsForm } from '../forms/TypeRentsForm.tsx'
import { PropertyTask } from '../parts/property/PropertyTask.tsx'

const changeRentsScreen = getRouteApi('/signed-in/dashboard/properties/$id/rents')

const words = units.rents

const WAYS = [
  { value: 'each', label: words.each },
  { value: 'together', label: words.together },
]

const FORMS = [
  ['each', TypeRentsForm],
  ['together', ChangeRentsForm],
] as const

/** Changes the asking rents of a property: one by one, or several together. */
export function ChangeRentsPage() {
  const { id } = changeRentsScreen.useParams()
  const navigate = changeRentsScreen.useNavigate()
  const [way, setWay] = useState('each')
  return (
    <PropertyTask id={id} frame={words.frame} title={words.title} note={words.note}>
      {(_property, building) => (
        <>
          <Segmented
            label={words.ways}
            options={WAYS}
            value={way}
            onChange={setWay}
            className="justify-self-start"
          />
          {/* Both stay mounted, so that switching keeps the input. */}
          {FORMS.map(([value, Form]) => (
            <div key={value} hidden={value !== way}>
              <Form
                units={building}
                onChanged={() =>
                  void navigate({
                    to: '/dashboard/properties/$id',
                    params: { id },
                    search: { show: 'list' },
                    replace: true,
                  })
                }
              />
            </div>
          ))}
        </>
      )}
    </PropertyTask>
  )
}
