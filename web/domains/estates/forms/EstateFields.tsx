import type { UseFormReturn } from 'react-hook-form'
import { newProperty as words } from '#words/new-property'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import type { EstateValues } from '../check-property.ts'
import { PlaceFields } from './PlaceFields.tsx'

/** Name and address of an estate. */
export const EstateFields = ({ form }: { form: UseFormReturn<EstateValues> }) => (
  <>
    <FormTextField control={form.control} name="name" label={words.name} help={words.nameHelp} />
    <PlaceFields form={form} />
  </>
)
