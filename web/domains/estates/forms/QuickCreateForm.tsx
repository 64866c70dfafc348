import type { PropertyType, QuickCreated } from '@gida/contract/domains/estates/estate'
import { useRef, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { MoneyInput } from '../../../ui/MoneyInput.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { estates } from '../../../words/en/estates.ts'
import { checkProperty, type PropertyValues } from '../check-property.ts'
import { useQuickCreateEstate } from '../queries.ts'
import { STATES } from '../states.ts'
import { readChecks, readProblems } from './form-problems.ts'
import { LgaField } from './LgaField.tsx'
import { UnitsField } from './UnitsField.tsx'

const words = estates.create
const STATE_OPTIONS = STATES.map((state) => ({ value: state, label: state }))
const TYPE_OPTIONS = (Object.keys(estates.types) as PropertyType[]).map((type) => ({
  value: type,
  label: estates.types[type],
}))

type Props = { onCreated: (created: z.infer<typeof QuickCreated>) => void }

/** An estate, its property and its units in one call. */
export function QuickCreateForm({ onCreated }: Props) {
  const create = useQuickCreateEstate()
  const [refusal, setRefusal] = useState<string>()
  // Two taps may come before the first is drawn as busy.
  const isUnderWay = useRef(false)
  const form = useForm<PropertyValues>({
    resolver: (values) => readChecks(values, checkProperty(values)),
    defaultValues: { name: '', address: '', state: '', lga: '', unit_count: 1 },
  })
  const { register, control, handleSubmit, setValue, formState } = form
  const { errors } = formState
  const state = useWatch({ control, name: 'state' })

  const save = handleSubmit((body) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setRefusal(undefined)
    create.mutate(
      { body },
      {
        onSuccess: onCreated,
        onError: (error) => setRefusal(readProblems(form, error)),
        onSettled: () => {
          isUnderWay.current = false
        },
      },
    )
  })

  return (
    <form noValidate className="grid gap-4" onSubmit={save}>
      <Field label={words.name} help={words.nameHelp} error={errors.name?.message}>
        <TextInput autoComplete="off" {...register('name')} />
      </Field>
      <Field label={words.address} error={errors.address?.message}>
        <TextInput autoComplete="street-address" {...register('address')} />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={words.state} error={errors.state?.message}>
          <Controller
            name="state"
            control={control}
            render={({ field }) => (
              <SelectField
                {...field}
                options={STATE_OPTIONS}
                onChange={(next) => {
                  field.onChange(next)
                  if (next !== field.value) setValue('lga', '')
                }}
              />
            )}
          />
        </Field>
        <LgaField control={control} state={state} error={errors.lga?.message} />
      </div>
      <Field label={words.type} opt={words.typeOpt} error={errors.property_type?.message}>
        <Controller
          name="property_type"
          control={control}
          render={({ field }) => <SelectField {...field} value={field.value ?? ''} options={TYPE_OPTIONS} />}
        />
      </Field>
      <UnitsField form={form} />
      <Field label={words.rent} opt={words.rentOpt} help={words.rentHelp} error={errors.rent_amount?.message}>
        <Controller
          name="rent_amount"
          control={control}
          render={({ field }) => (
            <MoneyInput
              {...field}
              value={field.value ?? null}
              onChange={(kobo) => field.onChange(kobo ?? undefined)}
            />
          )}
        />
      </Field>
      {refusal && (
        <Banner tone="late" live>
          {refusal}
        </Banner>
      )}
      <Button type="submit" size="big" wide busy={create.isPending} busyText={words.saving}>
        {words.save}
      </Button>
    </form>
  )
}
