import type { Holiday } from '@gida/contract/domains/estates/holiday'
import { estateSettings } from '#words/estate-settings'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { useAddHoliday, useAddNationalHoliday } from '../changes.ts'
import { within } from '../check-property.ts'

const words = estateSettings.holidays
type Values = { day: string; name: string }
const EMPTY: Values = { day: '', name: '' }

const check = ({ day, name }: Values) => ({
  day: day ? undefined : words.errors.day,
  name: within(name, 2, 80) ? undefined : words.errors.name,
})

/** Adds a holiday of the estate, or of the whole country. */
export function HolidayForm({
  estateId,
  onAdded,
}: {
  /** Null for the whole country. */
  estateId: string | null
  onAdded: (holiday: Holiday) => void
}) {
  const form = useFields<Values>(EMPTY, check)
  const saving = {
    onSaved: (holiday: Holiday) => {
      form.reset(EMPTY)
      toast.success(words.added(holiday.name))
      onAdded(holiday)
    },
    unknown: estateSettings.unknown,
  }
  const ofEstate = useSave(form, useAddHoliday(), {
    ...saving,
    input: (body) => ({ params: { id: estateId ?? '' }, body }),
  })
  const ofCountry = useSave(form, useAddNationalHoliday(), { ...saving, input: (body) => ({ body }) })
  const { save, refusal, isSaving } = estateId === null ? ofCountry : ofEstate
  const { control, register, formState } = form
  return (
    <form
      noValidate
      className="grid items-start gap-4 md:grid-cols-[160px_minmax(0,1fr)_auto]"
      onSubmit={save}
    >
      <FormDateField control={control} name="day" label={words.day} />
      <Field label={words.name} error={formState.errors.name?.message}>
        <TextInput autoComplete="off" {...register('name')} />
      </Field>
      <Button type="submit" kind="second" className="md:mt-[26px]" busy={isSaving} busyText={words.adding}>
        {words.add}
      </Button>
      {refusal && (
        <Banner tone="late" live className="md:col-span-3">
          {refusal}
        </Banner>
      )}
    </form>
  )
}
