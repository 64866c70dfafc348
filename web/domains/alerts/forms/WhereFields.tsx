import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { alerts } from '#words/alerts'
import { useEstatesInUse } from '../../../platform/session/actor.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { reachQuery } from '../queries.ts'
import { blockPlace, propertyPlace } from './alert-places.ts'
import { type AlertValues, BY_NAME } from './alert-values.ts'
import { PeopleField } from './PeopleField.tsx'

const words = alerts.form
type Props = { form: UseFormReturn<AlertValues>; isDrill: boolean }

/** The estate, a part of it, or people; for a drill also the time. */
export function WhereFields({ form, isDrill }: Props) {
  const estates = useEstatesInUse()
  const { control, setValue } = form
  const [estate_id, where, people] = form.watch(['estate_id', 'where', 'people'])
  const { data: whole } = useQuery({ ...reachQuery(estate_id, {}), enabled: estate_id !== '' })
  /** The part belongs to the other estate, so it is cleared. */
  const chooseEstate = (id: string) => {
    setValue('estate_id', id, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    setValue('where', '')
    setValue('people', [])
  }
  return (
    <>
      {estates.length > 1 && (
        <Field label={words.estate} error={form.formState.errors.estate_id?.message}>
          <SelectField
            name="estate_id"
            placeholder={words.chooseEstate}
            options={estates.map(({ id, name }) => ({ value: id, label: name }))}
            value={estate_id}
            onChange={chooseEstate}
          />
        </Field>
      )}
      {whole && (
        <ChoiceField
          control={control}
          name="where"
          label={words.where}
          placeholder={words.whole(whole.people)}
          options={[
            ...whole.blocks.map(({ name, people: count }) => ({
              ...{ value: blockPlace(name), label: words.place(name, count) },
            })),
            ...whole.properties
              .filter(({ name }) => !whole.blocks.some((block) => block.name === name))
              .map(({ id, name, people: count }) => ({
                ...{ value: propertyPlace(id), label: words.property(name, count) },
              })),
            { value: BY_NAME, label: words.byName },
          ]}
        />
      )}
      {where === BY_NAME && (
        <PeopleField
          estateId={estate_id}
          chosen={people}
          onChange={(next) =>
            setValue('people', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
          }
          error={form.formState.errors.people?.message}
        />
      )}
      {isDrill && (
        <div className="grid gap-4 md:grid-cols-2">
          <FormDateField control={control} name="day" label={words.day} opt={words.now} />
          <FormTextField control={control} name="time" label={words.time} inputMode="numeric" figures />
        </div>
      )}
    </>
  )
}
