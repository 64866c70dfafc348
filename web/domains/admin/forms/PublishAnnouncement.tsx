import {
  ANNOUNCEMENT_KINDS,
  MOST_ANNOUNCEMENT_BODY,
  MOST_ANNOUNCEMENT_TITLE,
} from '@gida/contract/domains/admin/rules'
import { ROLE_NAMES } from '@gida/contract/shared/roles'
import { platformAnnouncements } from '#words/platform-announcements'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { today } from '../../../platform/screens/format.ts'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { FormRadioCards } from '../../../ui/form/FormRadioCards.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { usePublishAnnouncement } from '../changes.ts'
import { AnnouncementStrip } from '../parts/AnnouncementStrip.tsx'
import { ROLES } from '../search.ts'
import {
  type AnnouncementValues,
  checkAnnouncement,
  emptyAnnouncement,
  endOf,
  wantedOf,
} from './announcement-values.ts'

const words = platformAnnouncements.form
const KINDS = ANNOUNCEMENT_KINDS.map((value) => ({
  ...{ value, title: platformAnnouncements.kinds[value], note: words.kindNotes[value] },
}))
const BEGIN = (['now', 'later'] as const).map((value) => ({ value, label: words.begin[value] }))

/** An announcement: text, audience and period, with a preview. */
export function PublishAnnouncement({ onClose }: { onClose: () => void }) {
  const clientIdOf = useClientId()
  const form = useFields<AnnouncementValues>(emptyAnnouncement(), checkAnnouncement)
  const { control } = form
  const values = form.watch()
  const saving = useSave(form, usePublishAnnouncement(), {
    input: (filled) => {
      const said = wantedOf(filled)
      return { body: { ...said, client_id: clientIdOf(said) } }
    },
    said: words.said,
    onSaved: onClose,
  })
  return (
    <FormSheet title={words.title} save={words.save} saving={words.saving} form={saving} onClose={onClose}>
      <FormRadioCards control={control} name="kind" label={words.kind} options={KINDS} />
      <FormTextField
        control={control}
        name="title"
        label={words.heading}
        maxLength={MOST_ANNOUNCEMENT_TITLE}
      />
      <FormTextField
        control={control}
        name="body"
        label={words.body}
        help={words.bodyHelp}
        rows={3}
        maxLength={MOST_ANNOUNCEMENT_BODY}
      />
      <FieldGroup legend={words.roles} help={words.rolesHelp}>
        {ROLES.map((role) => (
          <CheckRow key={role} plain title={ROLE_NAMES[role]} value={role} {...form.register('roles')} />
        ))}
      </FieldGroup>
      <ChoiceField control={control} name="begin" label={words.begins} options={BEGIN} />
      {values.begin === 'later' && (
        <div className="grid grid-cols-2 gap-3">
          <FormDateField control={control} name="starts_on" label={words.startsDay} min={today()} />
          <FormTextField control={control} name="starts_time" label={words.time} inputMode="numeric" />
        </div>
      )}
      <div className="grid grid-cols-2 gap-3">
        <FormDateField control={control} name="ends_on" label={words.endsDay} min={today()} />
        <FormTextField control={control} name="ends_time" label={words.time} inputMode="numeric" />
      </div>
      <FieldGroup legend={words.preview}>
        <AnnouncementStrip
          said={{
            ...{ kind: values.kind, ends_at: endOf(values) },
            title: values.title.trim() || words.previewTitle,
            body: values.body.trim() || words.previewBody,
          }}
        />
      </FieldGroup>
    </FormSheet>
  )
}
