import type { BulkResult } from '@gida/contract/domains/users/changes'
import type { User } from '@gida/contract/domains/users/user'
import { useState } from 'react'
import { users } from '#words/users'
import { useActor } from '../../../platform/actor.ts'
import { messageOf } from '../../../platform/errors.ts'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useBulkDelete, useBulkUpdate } from '../queries.ts'

const words = users.bulk
export type Action = 'activate' | 'deactivate' | 'assign' | 'remove'
export type Asked = { action: Action; people: readonly User[] }
type Props = { asked: Asked; onClose: () => void; onDone: (result: BulkResult) => void }

const NAMED = 5

/** Says whom a change is about and what it does, then does it for each of them. */
export function ChangePeople({ asked: { action, people }, onClose, onDone }: Props) {
  const [estateId, setEstateId] = useState('')
  const [isMissing, setMissing] = useState(false)
  const update = useBulkUpdate()
  const remove = useBulkDelete()
  const said = words[action]
  const error = update.error ?? remove.error

  function confirm() {
    const user_ids = people.map((person) => person.id)
    if (action === 'remove') {
      return remove.mutate({ query: { user_ids: user_ids.join(',') } }, { onSuccess: onDone })
    }
    if (action === 'assign' && !estateId) return setMissing(true)
    const updates = action === 'assign' ? { estate_id: estateId } : { is_active: action === 'activate' }
    update.mutate({ body: { user_ids, updates } }, { onSuccess: onDone })
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={said.title(people.length)}
      confirm={said.confirm(people.length)}
      keep={words.keep}
      onConfirm={confirm}
      danger={action === 'deactivate' || action === 'remove'}
      busy={update.isPending || remove.isPending}
      busyText={words.busy}
      error={error ? messageOf(error) : undefined}
    >
      <div className="grid gap-3">
        <p className="font-semibold text-ink wrap-anywhere">{namesOf(people)}</p>
        <p>{said.text}</p>
        {action === 'assign' && (
          <EstateField value={estateId} onChange={setEstateId} isMissing={isMissing && !estateId} />
        )}
      </div>
    </ConfirmDialog>
  )
}

function namesOf(people: readonly User[]): string {
  const names = people.slice(0, NAMED).map((person) => person.full_name)
  const more = people.length - names.length
  return more > 0 ? users.moreEstates(names.join(', '), more) : names.join(', ')
}

type EstateProps = { value: string; onChange: (id: string) => void; isMissing: boolean }

function EstateField({ value, onChange, isMissing }: EstateProps) {
  const options = useActor().estates.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Field label={words.estate} {...(isMissing && { error: words.estateMissing })}>
      <SelectField options={options} value={value} onChange={onChange} />
    </Field>
  )
}
