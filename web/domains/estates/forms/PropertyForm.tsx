import type { Property, PropertyType } from '@gida/contract/domains/estates/estate'
import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { estates } from '#words/estates'
import { newProperty } from '#words/new-property'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useCreateProperty, useUpdateProperty } from '../changes.ts'
import { within } from '../check-property.ts'
import { TYPE_OPTIONS } from '../options.ts'
import { landlordsQuery } from '../queries.ts'

const words = estates.propertyForm
type Values = { name: string; address: string; property_type: PropertyType; landlord_id: string }
type Saved = (property: Property) => void

/** A building or plot in an estate that is there. */
export function NewPropertyForm(props: { estateId: string; namesLandlord: boolean; onSaved: Saved }) {
  const form = useFields({ name: '', address: '', property_type: 'FLATS', landlord_id: '' }, check)
  const saving = useSave(form, useCreateProperty(), {
    input: (values) => ({ body: { estate_id: props.estateId, ...sent(values) } }),
    onSaved: props.onSaved,
    unknown: words.unknown,
  })
  return <Fields form={form} saving={saving} said={{ ...words, save: words.add }} {...props} />
}

export function PropertyForm({ property, onSaved }: { property: Property; onSaved: Saved }) {
  const { id, name, address, property_type, landlord_id } = property
  const form = useFields({ name, address, property_type, landlord_id: landlord_id ?? '' }, check)
  const saving = useSave(form, useUpdateProperty(), {
    input: (values) => ({ params: { id }, body: sent(values) }),
    onSaved,
    unknown: words.unknown,
  })
  const isNamed = landlord_id !== null
  return (
    <Fields
      form={form}
      saving={saving}
      said={words}
      estateId={property.estate_id}
      namesLandlord={property.can.name_landlord}
      help={isNamed ? words.landlordBound : words.landlordHelp}
    />
  )
}

const sent = ({ landlord_id, ...values }: Values) => ({ ...values, ...(landlord_id && { landlord_id }) })

const check = ({ name, address }: Values) => ({
  name: within(name, 1, 100) ? undefined : newProperty.errors.name,
  address: within(address, 3, 200) ? undefined : newProperty.errors.address,
})

type FieldsProps = {
  form: UseFormReturn<Values>
  saving: { save: () => void; refusal: string | undefined; isSaving: boolean }
  said: { save: string; saving: string }
  estateId: string
  namesLandlord: boolean
  help?: string
}

function Fields({ form, saving, said, estateId, namesLandlord, help = words.landlordHelp }: FieldsProps) {
  const { register, control, formState } = form
  const { data } = useQuery({ ...landlordsQuery(estateId), enabled: namesLandlord })
  const landlords = (data?.data ?? []).map(({ user_id, full_name }) => ({ value: user_id, label: full_name }))
  return (
    <form noValidate className="grid gap-4" onSubmit={saving.save}>
      <Field label={newProperty.name} error={formState.errors.name?.message}>
        <TextInput autoComplete="off" {...register('name')} />
      </Field>
      <Field label={newProperty.address} error={formState.errors.address?.message}>
        <TextInput autoComplete="street-address" {...register('address')} />
      </Field>
      <ChoiceField control={control} name="property_type" label={newProperty.type} options={TYPE_OPTIONS} />
      {namesLandlord && (
        <ChoiceField
          control={control}
          name="landlord_id"
          label={words.landlord}
          opt={words.landlordOpt}
          help={help}
          options={landlords}
          disabled={landlords.length === 0}
        />
      )}
      <FormSubmit {...saving} words={said} />
    </form>
  )
}
