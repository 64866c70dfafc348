import type { BulkResult } from '@gida/contract/domains/users/changes'
import type { User } from '@gida/contract/domains/users/user'
import { users } from '#words/users'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { useEstatesInUse } from '../../../platform/session/actor.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useBulkDelete, useBulkUpdate } from '../changes.ts'

const words = users.bulk
export type Action = 'activate' | 'deactivate' | 'assign' | 'remove'
export type BulkAction = { action: Action; people: readonly User[] }
type Props = { asked: BulkAction; onClose: () => void; onDone: (result: BulkResult) => void }

const NAMED = 5

/** Confirms a bulk change with its people and effect, then applies it to each. */
export function ChangePeople({ asked: { action, people }, onClose, onDone }: Props) {
  const estates = useEstatesInUse()
  const user_ids = people.map((person) => person.id)
  const form = useFields({ estate_id: '' }, ({ estate_id }) => ({
    estate_id: action === 'assign' && !estate_id ? words.estateMissing : undefined,
  }))
  const updating = useSave(form, useBulkUpdate(), {
    input: ({ estate_id }) => {
      const updates = action === 'assign' ? { estate_id } : { is_active: action === 'activate' }
      return { body: { user_ids, updates } }
    },
    onSaved: onDone,
  })
  const removing = useSave(form, useBulkDelete(), {
    input: () => ({ query: { user_ids: user_ids.join(',') } }),
    onSaved: onDone,
  })
  const said = words[action]
  return (
    <FormDialog
      title={said.title(people.length)}
      form={action === 'remove' ? removing : updating}
      onClose={onClose}
      save={said.confirm(people.length)}
      saving={words.busy}
      cancel={words.keep}
      danger={action === 'deactivate' || action === 'remove'}
    >
      <p className="font-semibold wrap-anywhere">{namesOf(people)}</p>
      <p className="text-ink-soft">{said.text}</p>
      {action === 'assign' && (
        <ChoiceField
          control={form.control}
          name="estate_id"
          label={words.estate}
          options={estates.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </FormDialog>
  )
}

function namesOf(people: readonly User[]): string {
  const names = people.slice(0, NAMED).map((person) => person.full_name)
  const more = people.length - names.length
  return more > 0 ? users.moreEstates(names.join(', '), more) : names.join(', ')
}
