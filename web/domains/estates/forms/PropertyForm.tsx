import type { Estate, Property } from '@gida/contract/domains/estates/estate'
import { estates } from '#words/estates'
import { newProperty } from '#words/new-property'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useCreateProperty, useUpdateProperty } from '../changes.ts'
import { within } from '../check-property.ts'
import { PropertyFields, type PropertyFormValues } from './PropertyFields.tsx'

const words = estates.propertyForm

const check = ({ name, address }: PropertyFormValues) => ({
  name: within(name, 1, 100) ? undefined : newProperty.errors.name,
  address: within(address, 3, 200) ? undefined : newProperty.errors.address,
})
const sent = ({ landlord_id, ...values }: PropertyFormValues) => ({
  ...values,
  ...(landlord_id && { landlord_id }),
})

type NewProps = { estate: Estate; onSaved: (property: Property) => void; onClose: () => void }

/**
 * A building or plot in an existing estate. The first one defaults to the estate's name and address, since it usually is the whole estate.
 * Landlords own what they add.
 */
export function NewPropertyForm({ estate, onSaved, onClose }: NewProps) {
  const { id: estateId, property_count } = estate
  const { name, address } = property_count === 0 ? estate : { name: '', address: '' }
  const namesLandlord = useActor().user.role !== 'LANDLORD'
  const form = useFields({ name, address, property_type: 'FLATS', landlord_id: '' }, check)
  const saving = useSave(form, useCreateProperty(), {
    input: (values) => ({ body: { estate_id: estateId, ...sent(values) } }),
    said: ({ name }) => words.added(name),
    unknown: words.unknown,
    onSaved,
  })
  return (
    <FormDialog {...words} title={words.addTitle} form={saving} onClose={onClose} save={words.add}>
      <PropertyFields
        control={form.control}
        landlords={namesLandlord && { estateId, help: words.landlordHelp }}
      />
    </FormDialog>
  )
}

export function PropertyForm({ property, onClose }: { property: Property; onClose: () => void }) {
  const { id, name, address, property_type, landlord_id, estate_id: estateId, can } = property
  const form = useFields({ name, address, property_type, landlord_id: landlord_id ?? '' }, check)
  const saving = useSave(form, useUpdateProperty(), {
    input: (values, changed) => ({ params: { id }, body: changed(sent(values)) }),
    said: (saved) => words.saved(saved.name),
    unknown: words.unknown,
    onSaved: onClose,
  })
  const help = landlord_id === null ? words.landlordHelp : words.landlordBound
  return (
    <FormDialog {...words} title={words.editTitle(name)} form={saving} onClose={onClose}>
      <PropertyFields control={form.control} landlords={can.name_landlord && { estateId, help }} />
    </FormDialog>
  )
}
