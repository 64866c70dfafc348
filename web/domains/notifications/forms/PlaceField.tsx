import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { announcements } from '#words/announcements'
import { useActor } from '../../../platform/session/actor.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { blockPlace, propertyPlace, reachQuery } from '../../alerts/index.ts'
import { propertiesQuery } from '../../estates/index.ts'
import type { AnnouncementValues } from './announcement-values.ts'

const words = announcements.form
type Props = { form: UseFormReturn<AnnouncementValues>; estate_id: string }

/** The whole estate, or one of its blocks or properties. */
export function PlaceField({ form, estate_id }: Props) {
  useForgetPlace(form, estate_id)
  const hasEstate = estate_id !== ''
  const canSeeBlocks = useActor().permissions.includes('alerts_send')
  const properties = useQuery({ ...propertiesQuery({ estate_id, limit: 100 }), enabled: hasEstate })
  const reach = useQuery({ ...reachQuery(estate_id, {}), enabled: hasEstate && canSeeBlocks })
  const blocks = reach.data?.blocks ?? []
  return (
    <ChoiceField
      control={form.control}
      name="place"
      label={words.place}
      options={[
        { value: '', label: words.wholeEstate },
        ...blocks.map(({ name }) => ({ value: blockPlace(name), label: name })),
        ...(properties.data?.data ?? [])
          // Omits a property that is a block of the same name.
          .filter(({ name }) => !blocks.some((block) => block.name === name))
          .map(({ id, name }) => ({ value: propertyPlace(id), label: words.property(name) })),
      ]}
    />
  )
}

/** Clears the place when the estate changes, since it belongs to the other one. */
function useForgetPlace({ setValue }: UseFormReturn<AnnouncementValues>, estate_id: string): void {
  const before = useRef(estate_id)
  useEffect(() => {
    if (before.current !== estate_id) setValue('place', '')
    before.current = estate_id
  }, [estate_id, setValue])
}
