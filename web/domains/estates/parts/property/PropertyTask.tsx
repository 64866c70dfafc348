import type { Property } from '@gida/contract/domains/estates/estate'
import type { Unit } from '@gida/contract/domains/estates/unit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { estates } from '#words/estates'
import { newProperty } from '#words/new-property'
import { Loaded } from '../../../../platform/screens/Loaded.tsx'
import { TaskHeader } from '../../../../ui/layout/TaskHeader.tsx'
import { TaskLayout } from '../../../../ui/layout/TaskLayout.tsx'
import { buildingQuery, propertyQuery } from '../../queries.ts'

type Props = {
  id: string
  frame: string
  title: (property: string) => string
  note: string
  children: (property: Property, units: readonly Unit[]) => ReactNode
}

/** The page of an action on the units of a property. */
export function PropertyTask({ id, frame, title, note, children }: Props) {
  const property = useQuery(propertyQuery(id))
  const units = useQuery(buildingQuery(id))
  return (
    <TaskLayout
      title={frame}
      back={<Link to="/dashboard/properties/$id" params={{ id }} />}
      backLabel={newProperty.back}
      closeLabel={newProperty.close}
    >
      <Loaded of={property} missing={estates.notFound} loading={estates.property.loading}>
        {(found) => (
          <div className="grid gap-4">
            <TaskHeader title={title(found.name)} note={note} />
            <Loaded of={units} loading={estates.property.loading}>
              {(all) => children(found, all)}
            </Loaded>
          </div>
        )}
      </Loaded>
    </TaskLayout>
  )
}
