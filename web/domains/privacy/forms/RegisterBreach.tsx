import type { Breach } from '@gida/contract/domains/privacy/breach'
import type { Day } from '@gida/contract/shared/dates'
import { breaches } from '#words/breaches'
import { found } from '../../../platform/forms/found.ts'
import { checkReason } from '../../../platform/forms/ReasonDialog.tsx'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatTime, today } from '../../../platform/screens/format.ts'
import { instantOf } from '../../../platform/screens/time-of-day.ts'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useRegisterBreach } from '../breach-queries.ts'

const words = breaches.register
type Values = { title: string; happened: string; day: Day; time: string; is_frozen: boolean }

function check({ title, happened, day, time }: Values) {
  const at = instantOf(day, time)
  return found({
    title: checkReason(title, breaches.missing),
    happened: checkReason(happened, breaches.missing),
    time: at === undefined ? breaches.timeWrong : new Date(at) > new Date() ? breaches.notYet : undefined,
  })
}

/** Records a breach and when it was noticed, which starts its deadlines. */
export function RegisterBreach({
  onClose,
  onSaved,
}: {
  onClose: () => void
  onSaved: (breach: Breach) => void
}) {
  const form = useFields<Values>(
    { title: '', happened: '', day: today(), time: formatTime(new Date().toISOString()), is_frozen: false },
    check,
  )
  const { control } = form
  const saving = useSave(form, useRegisterBreach(), {
    input: ({ title, happened, day, time, is_frozen }) => ({
      body: { title, happened, is_frozen, noticed_at: instantOf(day, time) ?? '' },
    }),
    said: words.said,
    onSaved,
  })
  return (
    <FormSheet
      title={words.title}
      note={words.note}
      form={saving}
      onClose={onClose}
      save={words.save}
      saving={words.saving}
    >
      <FormTextField control={control} name="title" label={words.name} maxLength={120} />
      <FormTextField control={control} name="happened" label={words.happened} rows={5} maxLength={4000} />
      <div className="grid grid-cols-[minmax(0,1fr)_120px] gap-3">
        <FormDateField control={control} name="day" label={words.day} max={today()} />
        <FormTextField
          control={control}
          name="time"
          label={words.time}
          help={words.timeHelp}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <CheckRow plain title={words.frozen} {...form.register('is_frozen')} />
    </FormSheet>
  )
}
