import type { Property } from '@gida/contract/domains/estates/estate'
import type { Unit } from '@gida/contract/domains/estates/unit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { estates } from '#words/estates'
import { newProperty } from '#words/new-property'
import { hasCode, messageOf } from '../../../platform/errors.ts'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { FocusFrame } from '../../../ui/layout/FocusFrame.tsx'
import { FocusHead } from '../../../ui/layout/FocusHead.tsx'
import { buildingQuery, propertyQuery } from '../queries.ts'

type Props = {
  id: string
  frame: string
  title: (property: string) => string
  note: string
  children: (property: Property, units: readonly Unit[]) => ReactNode
}

/** One thing that is done to the units of a property, on a page of its own. */
export function PropertyTask({ id, frame, title, note, children }: Props) {
  const property = useQuery(propertyQuery(id))
  const units = useQuery(buildingQuery(id))
  const error = property.error ?? units.error
  return (
    <FocusFrame
      title={frame}
      back={<Link to="/dashboard/properties/$id" params={{ id }} />}
      backLabel={newProperty.back}
      closeLabel={newProperty.close}
    >
      {property.data && units.data ? (
        <div className="grid gap-4">
          <FocusHead title={title(property.data.name)} note={note} />
          {children(property.data, units.data)}
        </div>
      ) : error ? (
        <ErrorPanel onRetry={() => void (property.error ? property.refetch() : units.refetch())}>
          {hasCode(error, 'NOT_FOUND') ? estates.notFound : messageOf(error)}
        </ErrorPanel>
      ) : (
        <SkeletonRows label={estates.property.loading} />
      )}
    </FocusFrame>
  )
}
