import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Controller } from 'react-hook-form'
import { announcements } from '#words/announcements'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { useChosenEstate } from '../../../platform/session/chosen-estate.ts'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { useDebounced } from '../../../ui/form/use-debounced.ts'
import { propertiesQuery } from '../../estates/index.ts'
import { previewQuery, useSendAnnouncement } from '../announcements.ts'
import { AnnouncementPreview } from '../parts/AnnouncementPreview.tsx'
import { type AnnouncementValues, bodyOf, checkAnnouncement, isWritten } from './announcement-values.ts'

const words = announcements.form
const GROUPS = Object.entries(words.groups).map(([value, label]) => ({ value, label }))
const PAUSE_MS = 500

/** One message to many, with whom it reaches and what it costs before it goes. */
export function AnnouncementForm({ onSent }: { onSent: (id: string) => void }) {
  const { estates } = useActor()
  const only = estates.length === 1 ? estates[0]?.id : undefined
  const chosen = useChosenEstate() ?? only ?? '' // of several none is meant by itself
  const form = useFields<AnnouncementValues>(
    {
      ...{ estate_id: chosen, group: 'TENANT', property_id: '', title: '', message: '' },
      ...{ email: true, sms: false },
    },
    checkAnnouncement,
  )
  const { control, setValue } = form
  const values = form.watch()
  const { estate_id } = values
  // biome-ignore lint/correctness/useExhaustiveDependencies: a property is of the estate that was chosen before
  useEffect(() => setValue('property_id', ''), [estate_id, setValue])
  const preview = usePreview(values)
  const properties = useQuery({
    ...propertiesQuery({ estate_id, limit: 100 }),
    enabled: estate_id !== '',
  })
  const saving = useSave(form, useSendAnnouncement(), {
    input: (filled) => ({ body: bodyOf(filled) }),
    said: ({ recipients }) => words.saved(recipients),
    onSaved: ({ id }) => onSent(id),
    unknown: words.unknown,
  })
  const told = preview.data

  return (
    <form noValidate className="grid gap-4" onSubmit={saving.save}>
      <ChoiceField
        control={control}
        name="estate_id"
        label={words.to}
        placeholder={words.chooseEstate}
        options={estates.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <ChoiceField control={control} name="group" label={words.who} options={GROUPS} />
        <ChoiceField
          control={control}
          name="property_id"
          label={words.property}
          options={[
            { value: '', label: words.wholeEstate },
            ...(properties.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      <FormTextField
        control={control}
        name="title"
        label={words.subject}
        maxLength={120}
        autoComplete="off"
      />
      <FormTextField control={control} name="message" label={words.message} rows={5} maxLength={2000} />
      <FieldGroup legend={words.ways}>
        <CheckRow plain title={words.inApp} note={words.inAppNote} checked disabled />
        <Way control={control} name="email" title={words.email} note={told && words.emailNote(told.email)} />
        <Way
          control={control}
          name="sms"
          title={words.sms}
          note={told && values.sms && words.smsNote(told.sms, told.sms_parts)}
        />
      </FieldGroup>
      <AnnouncementPreview preview={preview} withSms={values.sms} />
      <FormSubmit
        refusal={saving.refusal}
        isSaving={saving.isSaving}
        words={{ save: told ? words.sendTo(told.recipients) : words.save, saving: words.saving }}
      />
    </form>
  )
}

type WayProps = {
  control: ReturnType<typeof useFields<AnnouncementValues>>['control']
  name: 'email' | 'sms'
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

/** Asked once the writer pauses; what was known stands until then. */
function usePreview(values: AnnouncementValues) {
  const [settled, setSettled] = useState('')
  useDebounced(isWritten(values) ? JSON.stringify(bodyOf(values)) : '', setSettled, PAUSE_MS)
  return useQuery({
    ...previewQuery(settled ? JSON.parse(settled) : bodyOf(values)),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  })
}
