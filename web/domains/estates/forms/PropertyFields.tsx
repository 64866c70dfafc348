import type { PropertyType } from '@gida/contract/domains/estates/estate'
import { useQuery } from '@tanstack/react-query'
import type { Control } from 'react-hook-form'
import { estates } from '#words/estates'
import { newProperty } from '#words/new-property'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { TYPE_OPTIONS } from '../options.ts'
import { landlordsQuery } from '../queries.ts'

const words = estates.propertyForm

export type PropertyFormValues = {
  name: string
  address: string
  property_type: PropertyType
  landlord_id: string
}
type Landlords = { estateId: string; help: string }
type Props = {
  control: Control<PropertyFormValues>
  /** The landlords to choose from; false where the field is not shown. */
  landlords: Landlords | false
}

/** Name, address, kind and landlord of a property. */
export const PropertyFields = ({ control, landlords }: Props) => (
  <>
    <FormTextField control={control} name="name" label={newProperty.name} />
    <FormTextField
      control={control}
      name="address"
      label={newProperty.address}
      autoComplete="street-address"
    />
    <ChoiceField control={control} name="property_type" label={newProperty.type} options={TYPE_OPTIONS} />
    {landlords && <LandlordField control={control} {...landlords} />}
  </>
)

function LandlordField({ control, estateId, help }: Pick<Props, 'control'> & Landlords) {
  const { data } = useQuery(landlordsQuery(estateId))
  const options = (data?.data ?? []).map(({ user_id, full_name }) => ({ value: user_id, label: full_name }))
  return (
    <ChoiceField
      control={control}
      name="landlord_id"
      label={words.landlord}
      opt={words.landlordOpt}
      help={help}
      options={options}
      disabled={options.length === 0}
    />
  )
}
