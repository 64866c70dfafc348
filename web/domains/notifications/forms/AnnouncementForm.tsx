import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { announcements } from '#words/announcements'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatAhead } from '../../../platform/screens/format.ts'
import { useEstatesInUse } from '../../../platform/session/actor.ts'
import { useChosenEstate } from '../../../platform/session/chosen-estate.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormSubmit } from '../../../ui/form/FormSubmit.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { useDebounced } from '../../../ui/form/use-debounced.ts'
import {
  type AnnouncementBody,
  previewQuery,
  useSendAnnouncement,
  useUpdateAnnouncement,
} from '../announcements.ts'
import { AnnouncementPreview } from '../parts/AnnouncementPreview.tsx'
import { AnnouncementText } from './AnnouncementText.tsx'
import { AnnouncementTime } from './AnnouncementTime.tsx'
import { AnnouncementWays } from './AnnouncementWays.tsx'
import {
  type AnnouncementValues,
  bodyOf,
  checkAnnouncement,
  emptyFor,
  isWritten,
  sendAt,
} from './announcement-values.ts'
import { PlaceField } from './PlaceField.tsx'

const words = announcements.form
const GROUPS = Object.entries(words.groups).map(([value, label]) => ({ value, label }))
const PAUSE_MS = 500

type Props = { waiting?: { id: string; values: AnnouncementValues }; onSent: (id: string) => void }

/** Creates an announcement, or edits a scheduled one, with its reach and cost. */
export function AnnouncementForm({ waiting, onSent }: Props) {
  const estates = useEstatesInUse()
  const only = estates.length === 1 ? estates[0]?.id : undefined
  const chosen = useChosenEstate() ?? only ?? '' // of several none is meant by itself
  const form = useFields<AnnouncementValues>(waiting?.values ?? emptyFor(chosen), checkAnnouncement)
  const { control } = form
  const values = form.watch()
  const { estate_id, named } = values
  const preview = usePreview(values)
  const outcome = {
    said: ({ recipients, state }: { recipients: number; state: string }) =>
      state === 'WAITING'
        ? words.planned(formatAhead(sendAt(form.getValues()) ?? ''))
        : words.saved(recipients),
    onSaved: ({ id }: { id: string }) => onSent(id),
    unknown: words.unknown,
  }
  const sending = useSave(form, useSendAnnouncement(), {
    ...outcome,
    input: (filled) => ({ body: bodyOf(filled) }),
  })
  const changing = useSave(form, useUpdateAnnouncement(), {
    ...outcome,
    input: (filled) => ({ params: { id: waiting?.id ?? '' }, body: bodyOf(filled) }),
  })
  const { save, refusal, isSaving } = waiting ? changing : sending
  const told = preview.data
  const at = sendAt(values)

  return (
    <form noValidate className="grid gap-4" onSubmit={save}>
      <ChoiceField
        control={control}
        name="estate_id"
        label={words.to}
        placeholder={words.chooseEstate}
        options={estates.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {named.length > 0 && (
        <DescriptionList>
          <DescriptionItem label={words.named}>{named.map(({ name }) => name).join(', ')}</DescriptionItem>
        </DescriptionList>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        <ChoiceField control={control} name="group" label={words.who} options={GROUPS} />
        <PlaceField form={form} estate_id={estate_id} />
      </div>
      <FormTextField
        control={control}
        name="title"
        label={words.subject}
        maxLength={120}
        autoComplete="off"
      />
      <AnnouncementText control={control} texts={told?.texts} />
      <AnnouncementWays control={control} preview={told} withSms={values.sms} />
      <AnnouncementTime control={control} isLater={values.when === 'later'} />
      <AnnouncementPreview preview={preview} withSms={values.sms} />
      <FormSubmit
        refusal={refusal}
        isSaving={isSaving}
        words={{
          save: at ? words.plan(formatAhead(at)) : told ? words.sendTo(told.recipients) : words.save,
          saving: words.saving,
        }}
      />
    </form>
  )
}

/** Debounced. The previous preview is shown until the next, unless it is for another audience or other channels. */
function usePreview(values: AnnouncementValues) {
  const [settled, setSettled] = useState(() => (isWritten(values) ? JSON.stringify(bodyOf(values)) : ''))
  const present = bodyOf(values)
  useDebounced(isWritten(values) ? JSON.stringify(present) : '', setSettled, PAUSE_MS)
  const body: AnnouncementBody = settled ? JSON.parse(settled) : present
  const { data, error } = useQuery({
    ...previewQuery(body),
    enabled: settled !== '',
    placeholderData: (before, asked) =>
      asked && reaches(bodyIn(asked)) === reaches(body) ? before : undefined,
  })
  return { data: reaches(body) === reaches(present) ? data : undefined, error }
}

const reaches = ({ audience, user_ids, channels }: AnnouncementBody): string =>
  JSON.stringify([audience, user_ids, channels])
const bodyIn = ({ queryKey }: { queryKey: readonly unknown[] }): AnnouncementBody =>
  (queryKey[2] as { body: AnnouncementBody }).body
