import type { CalendarItem } from '@gida/contract/domains/calendar/calendar'
import { addDays, type Day, daysBetween } from '@gida/contract/shared/dates'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { calendar } from '#words/calendar'
import { ActionDialog } from '../../../platform/forms/ActionDialog.tsx'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { isDay } from '../../../ui/form/date/typed-day.ts'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useCreateEntry, useDeleteEntry, useUpdateEntry } from '../changes.ts'
import { bodyOf, checkEntry, type EntryValues, emptyOn, valuesOf } from './entry-values.ts'

const words = calendar.entry

type Props = { item: CalendarItem | null; day: Day; onDone: () => void }

/** Adds, edits, moves or deletes an entry of one's own. */
export function EntryForm({ item, day, onDone }: Props) {
  const [isDeleting, setDeleting] = useState(false)
  const form = useFields<EntryValues>(item ? valuesOf(item) : emptyOn(day), checkEntry)
  const { control, register, watch } = form
  const isAllDay = watch('all_day')
  useLength(form)
  const outcome = { said: words.saved, unknown: words.unknown, onSaved: onDone }
  const clientIdOf = useClientId()
  const creating = useSave(form, useCreateEntry(), {
    ...outcome,
    input: (values: EntryValues) => {
      const said = bodyOf(values)
      return { body: { ...said, client_id: clientIdOf(said) } }
    },
  })
  const changing = useSave(form, useUpdateEntry(), {
    ...outcome,
    input: (values: EntryValues) => ({ params: { id: item?.id ?? '' }, body: bodyOf(values) }),
  })
  const title = item ? words.title : words.newTitle
  if (isDeleting && item) return <DeleteEntry item={item} onClose={onDone} />
  return (
    <FormDialog {...words} title={title} form={item ? changing : creating} onClose={onDone}>
      <FormTextField control={control} name="title" label={words.what} autoComplete="off" maxLength={160} />
      <CheckRow plain title={words.allDay} {...register('all_day')} />
      <div className="grid grid-cols-2 gap-3">
        <FormDateField control={control} name="first" label={words.first} />
        <FormDateField control={control} name="last" label={words.last} />
        {!isAllDay && (
          <>
            <FormTextField
              control={control}
              name="from"
              label={words.from}
              inputMode="numeric"
              autoComplete="off"
            />
            <FormTextField
              control={control}
              name="to"
              label={words.to}
              inputMode="numeric"
              autoComplete="off"
            />
          </>
        )}
      </div>
      <FormTextField
        control={control}
        name="notes"
        label={words.notes}
        opt={words.mayBeEmpty}
        rows={3}
        maxLength={2000}
      />
      {item && (
        <Button kind="quiet" icon="trash" className="justify-self-start" onClick={() => setDeleting(true)}>
          {words.delete}
        </Button>
      )}
    </FormDialog>
  )
}

/** The last day follows the first, so that a moved entry stays as long as it was. */
function useLength({ watch, getValues, setValue }: UseFormReturn<EntryValues>) {
  const first = watch('first')
  const before = useRef(first)
  useEffect(() => {
    if (!isDay(first) || first === before.current) return
    const last = getValues('last')
    if (isDay(last)) setValue('last', addDays(last, daysBetween(before.current, first)))
    before.current = first
  }, [first, getValues, setValue])
}

const DeleteEntry = ({ item, onClose }: { item: CalendarItem; onClose: () => void }) => (
  <ActionDialog
    change={useDeleteEntry()}
    input={{ params: { id: item.id } }}
    said={words.deleted}
    busy={words.deleting}
    title={words.deleteTitle(item.title)}
    confirm={words.delete}
    keep={words.keep}
    danger
    onClose={onClose}
  >
    {words.deleteNote}
  </ActionDialog>
)
