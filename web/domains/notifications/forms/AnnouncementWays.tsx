import type { AnnouncementPreview } from '@gida/contract/domains/notifications/announcement'
import { type Control, Controller } from 'react-hook-form'
import { announcements } from '#words/announcements'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import type { AnnouncementValues } from './announcement-values.ts'

const words = announcements.form

type Props = {
  control: Control<AnnouncementValues>
  preview: AnnouncementPreview | undefined
  withSms: boolean
}

/** Channels, and whether replies are allowed. */
export const AnnouncementWays = ({ control, preview, withSms }: Props) => (
  <FieldGroup legend={words.ways}>
    <CheckRow plain title={words.inApp} note={words.inAppNote} checked disabled />
    <Way
      control={control}
      name="email"
      title={words.email}
      note={preview && words.emailNote(preview.email)}
    />
    <Way control={control} name="sms" title={words.sms} note={preview && withSms && smsNote(preview)} />
    <Way control={control} name="takes_replies" title={words.replies} note={words.repliesNote} />
  </FieldGroup>
)

const smsNote = ({ texts: { en, pcm } }: AnnouncementPreview) =>
  words.smsNotes([en, ...(pcm ? [pcm] : [])].map(({ sms, sms_parts }) => words.smsNote(sms, sms_parts)))

type WayProps = {
  control: Control<AnnouncementValues>
  name: 'email' | 'sms' | 'takes_replies'
  title: string
  note: string | false | undefined
}

const Way = ({ control, name, title, note }: WayProps) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange, ref } }) => (
      <CheckRow
        plain
        ref={ref}
        title={title}
        note={note}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
    )}
  />
)
