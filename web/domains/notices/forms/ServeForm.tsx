import {
  isDaylight,
  SERVICE_METHODS,
  SERVICE_REPLIES,
  type ServiceMethod,
  type ServiceReply,
} from '@gida/contract/domains/notices/rules'
import { noticeDesk } from '#words/notice-desk'
import { notices } from '#words/notices'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { today } from '../../../platform/screens/format.ts'
import { instantOf, readTime } from '../../../platform/screens/time-of-day.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormRadioCards } from '../../../ui/form/FormRadioCards.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useServeNotice } from '../changes.ts'

const words = noticeDesk.serve
type Values = {
  method: ServiceMethod
  served_by: string
  served_on_name: string
  relation: string
  place: string
  day: string
  hour: string
  reply: ServiceReply
  waybill: string
}
const METHODS = SERVICE_METHODS.map((value) => ({ value, title: notices.methods[value] }))
const REPLIES = SERVICE_REPLIES.map((value) => ({ value, title: notices.replies[value] }))

const isSent = (method: ServiceMethod) => method === 'COURIER' || method === 'REGISTERED_POST'
const missing = (text: string) => (text.trim() ? undefined : words.missing)

const check = ({ served_by, served_on_name, relation, place, day, hour, method, waybill }: Values) => ({
  ...{ served_by: missing(served_by), served_on_name: missing(served_on_name) },
  ...{ relation: missing(relation), place: missing(place), day: missing(day) },
  hour: readTime(hour) ? undefined : words.badHour,
  waybill: isSent(method) ? missing(waybill) : undefined,
})

/** Records how and when a notice was served, which starts its period. */
export function ServeForm({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useFields<Values>(
    {
      ...{ method: 'BY_HAND', served_by: '', served_on_name: '', relation: '', place: '' },
      ...{ day: today(), hour: '', reply: 'TOOK_IT', waybill: '' },
    },
    check,
  )
  const { control, watch } = form
  const [method, hour] = watch(['method', 'hour'])
  const time = readTime(hour)
  const saving = useSave(form, useServeNotice(), {
    input: ({ day, hour, waybill, ...service }) => ({
      params: { id },
      body: { ...service, waybill, served_at: instantOf(day, hour) ?? '' },
    }),
    said: words.done,
    onSaved: onClose,
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
      <FormRadioCards control={control} name="method" label={words.method} options={METHODS} />
      <FormTextField control={control} name="served_by" label={words.by} maxLength={120} />
      <FormTextField control={control} name="served_on_name" label={words.on} maxLength={120} />
      <FormTextField control={control} name="relation" label={words.relation} maxLength={80} />
      <FormTextField control={control} name="place" label={words.place} maxLength={200} />
      <FormDateField control={control} name="day" label={words.day} max={today()} />
      <FormTextField control={control} name="hour" label={words.hour} maxLength={5} />
      {time && !isDaylight(time) && <Banner live>{words.daylight}</Banner>}
      {isSent(method) && (
        <FormTextField control={control} name="waybill" label={words.waybill} maxLength={60} />
      )}
      <FormRadioCards control={control} name="reply" label={words.reply} options={REPLIES} />
    </FormSheet>
  )
}
