import type { Visit } from '@gida/contract/domains/work-orders/order'
import { addDays, type Day } from '@gida/contract/shared/dates'
import { work } from '#words/work'
import { found } from '../../../platform/forms/found.ts'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatTime, lagosDay, today } from '../../../platform/screens/format.ts'
import { instantOf, readTime } from '../../../platform/screens/time-of-day.ts'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { usePlanVisit, useUpdateVisit } from '../changes.ts'

const words = work.visits
type Values = { day: Day; from: string; to: string; note: string }

function check({ day, from, to }: Values) {
  const [starts, ends] = [instantOf(day, from), instantOf(day, to)]
  return found({
    from: readTime(from) ? undefined : words.timeWrong,
    to: readTime(to) ? (starts && ends && ends <= starts ? words.endsEarly : undefined) : words.timeWrong,
    day: ends && new Date(ends) <= new Date() ? words.isOver : undefined,
  })
}

const windowOf = ({ day, from, to }: Values) => ({
  starts_at: instantOf(day, from) ?? '',
  ends_at: instantOf(day, to) ?? '',
})

const valuesOf = (visit: Visit | undefined): Values =>
  visit
    ? {
        ...{ day: lagosDay(new Date(visit.starts_at)), note: visit.note },
        ...{ from: formatTime(visit.starts_at), to: formatTime(visit.ends_at) },
      }
    : { day: addDays(today(), 1), from: '09:00', to: '11:00', note: '' }

type Props = { orderId: string; visit?: Visit; onClose: () => void }

/** Schedules or moves a visit; the vendor and the tenant are notified. */
export function VisitForm({ orderId, visit, onClose }: Props) {
  const form = useFields<Values>(valuesOf(visit), check)
  const { control } = form
  const said = { said: words.said, onSaved: onClose }
  const clientIdOf = useClientId()
  const planning = useSave(form, usePlanVisit(), {
    input: (values) => {
      const wanted = { ...windowOf(values), note: values.note }
      return { params: { id: orderId }, body: { ...wanted, client_id: clientIdOf(orderId, wanted) } }
    },
    ...said,
  })
  const moving = useSave(form, useUpdateVisit(), {
    input: (values) => ({
      params: { id: visit?.id ?? '' },
      body: { ...windowOf(values), note: values.note },
    }),
    ...said,
  })
  return (
    <FormDialog
      title={visit ? words.moveTitle : words.plan}
      note={words.note}
      save={words.save}
      saving={words.saving}
      cancel={work.acts.keep}
      form={visit ? moving : planning}
      onClose={onClose}
    >
      <FormDateField control={control} name="day" label={words.day} min={today()} />
      <div className="grid grid-cols-2 gap-3">
        <FormTextField
          control={control}
          name="from"
          label={words.from}
          inputMode="numeric"
          autoComplete="off"
        />
        <FormTextField control={control} name="to" label={words.to} inputMode="numeric" autoComplete="off" />
      </div>
      <FormTextField control={control} name="note" label={words.word} opt={words.optional} maxLength={500} />
    </FormDialog>
  )
}
