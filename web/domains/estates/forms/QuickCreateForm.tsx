import type { QuickCreated } from '@gida/contract/domains/estates/estate'
import { koboIn } from '@gida/contract/shared/read-naira'
import type { z } from 'zod'
import { newProperty as words } from '#words/new-property'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormMoneyField } from '../../../ui/form/FormMoneyField.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useQuickCreateEstate } from '../changes.ts'
import { checkProperty, type PropertyValues } from '../check-property.ts'
import { TYPE_OPTIONS } from '../options.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { UnitsField } from './UnitsField.tsx'

type Props = { onCreated: (created: z.infer<typeof QuickCreated>) => void }

/** Creates an estate, its property and its units in one call. */
export function QuickCreateForm({ onCreated }: Props) {
  const form = useFields<PropertyValues>(
    { name: '', address: '', state: '', lga: '', unit_count: 1, rent_amount: null },
    checkProperty,
  )
  const clientIdOf = useClientId()
  const saving = useSave(form, useQuickCreateEstate(), {
    input: ({ rent_amount, ...rest }) => {
      const rent = koboIn(rent_amount)
      const said = { ...rest, ...(rent !== null && { rent_amount: rent }) }
      return { body: { ...said, client_id: clientIdOf(said) } }
    },
    onSaved: onCreated,
    unknown: words.unknown,
  })
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <form noValidate className="grid gap-4" onSubmit={saving.save}>
      <Field label={words.name} help={words.nameHelp} error={errors.name?.message}>
        <TextInput autoComplete="off" {...register('name')} />
      </Field>
      <PlaceFields form={form} />
      <ChoiceField
        control={control}
        name="property_type"
        label={words.type}
        opt={words.typeOpt}
        options={TYPE_OPTIONS}
      />
      <UnitsField form={form} />
      <FormMoneyField
        control={control}
        name="rent_amount"
        label={words.rent}
        opt={words.rentOpt}
        help={words.rentHelp}
      />
      <FormSubmit {...saving} words={words} big />
    </form>
  )
}
