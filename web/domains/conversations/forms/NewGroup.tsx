import type { Recipient } from '@gida/contract/domains/conversations/conversation'
import { useState } from 'react'
import { conversations } from '#words/conversations'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useOpenConversation } from '../changes.ts'
import { ChoosePeople } from './ChoosePeople.tsx'

const words = conversations.group
type Props = { onClose: () => void; onOpened: (id: string) => void }

/** Starts a named group conversation. */
export function NewGroup({ onClose, onOpened }: Props) {
  const [chosen, setChosen] = useState<Recipient[]>([])
  const clientIdOf = useClientId()
  const form = useFields({ title: '' }, ({ title }) => ({
    title: title.trim() ? undefined : words.missing,
  }))
  const saving = useSave(form, useOpenConversation(), {
    input: ({ title }) => {
      const said = { title: title.trim(), user_ids: chosen.map(({ id }) => id) }
      return { body: { ...said, client_id: clientIdOf(said) } }
    },
    beside: chosen.length > 0,
    onSaved: ({ id }) => onOpened(id),
  })
  return (
    <FormSheet {...words} form={saving} onClose={onClose} disabled={chosen.length === 0}>
      <FormTextField control={form.control} name="title" label={words.name} maxLength={120} />
      <ChoosePeople chosen={chosen} onChange={setChosen} />
    </FormSheet>
  )
}
