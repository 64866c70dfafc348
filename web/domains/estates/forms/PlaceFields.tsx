import { Controller, type FieldPath, type UseFormReturn, useWatch } from 'react-hook-form'
import { newProperty as words } from '#words/new-property'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { STATES } from '../states.ts'
import { LgaField } from './LgaField.tsx'

const STATE_OPTIONS = STATES.map((state) => ({ value: state, label: state }))

type Place = { address: string; state: string; lga: string }

/** Street, state and local government; changing the state clears the local government. */
export function PlaceFields<T extends Place>({ form }: { form: UseFormReturn<T> }) {
  const { control, register, setValue, formState } = form
  const at = (name: keyof Place) => name as FieldPath<T>
  const errorOf = (name: keyof Place) => formState.errors[name]?.message as string | undefined
  const state = useWatch({ control, name: at('state') }) as string
  return (
    <>
      <Field label={words.address} error={errorOf('address')}>
        <TextInput autoComplete="street-address" {...register(at('address'))} />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={words.state} error={errorOf('state')}>
          <Controller
            name={at('state')}
            control={control}
            render={({ field }) => (
              <SelectField
                {...field}
                options={STATE_OPTIONS}
                onChange={(next) => {
                  field.onChange(next)
                  if (next !== field.value) setValue(at('lga'), '' as never)
                }}
              />
            )}
          />
        </Field>
        <LgaField control={control} name={at('lga')} state={state} error={errorOf('lga')} />
      </div>
    </>
  )
}
