import type { Estate } from '@gida/contract/domains/estates/estate'
import type { UseFormReturn } from 'react-hook-form'
import { estateSettings } from '#words/estate-settings'
import { estates } from '#words/estates'
import { newProperty as words } from '#words/new-property'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useCreateEstate, useUpdateEstate } from '../changes.ts'
import { checkEstate, type EstateValues } from '../check-property.ts'
import { PlaceFields } from './PlaceFields.tsx'

/** Makes an estate without a property yet. */
export function NewEstateForm({ onSaved }: { onSaved: (estate: Estate) => void }) {
  const form = useFields({ name: '', address: '', state: '', lga: '' }, checkEstate)
  const saving = useSave(form, useCreateEstate(), {
    input: (body) => ({ body }),
    onSaved,
    unknown: estates.form.unknown,
  })
  const said = { save: estates.form.add, saving: estates.form.adding }
  return <Fields form={form} saving={saving} said={said} />
}

/** What an estate is called and where it is. */
export function EstateForm({ estate, onSaved }: { estate: Estate; onSaved: (estate: Estate) => void }) {
  const { id, name, address, state, lga } = estate
  const form = useFields({ name, address, state, lga }, checkEstate)
  const saving = useSave(form, useUpdateEstate(), {
    input: (body) => ({ params: { id }, body }),
    onSaved,
    unknown: estateSettings.unknown,
  })
  return <Fields form={form} saving={saving} said={estateSettings} />
}

type FieldsProps = {
  form: UseFormReturn<EstateValues>
  saving: { save: () => void; refusal: string | undefined; isSaving: boolean }
  said: { save: string; saving: string }
}

const Fields = ({ form, saving, said }: FieldsProps) => (
  <form noValidate className="grid gap-4" onSubmit={saving.save}>
    <Field label={words.name} help={words.nameHelp} error={form.formState.errors.name?.message}>
      <TextInput autoComplete="off" {...form.register('name')} />
    </Field>
    <PlaceFields form={form} />
    <FormSubmit {...saving} words={said} />
  </form>
)
