import type { Conversation, Recipient } from '@gida/contract/domains/conversations/conversation'
import { useState } from 'react'
import { conversations } from '#words/conversations'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { FormRadioCards } from '../../../ui/form/FormRadioCards.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useAddParticipants } from '../changes.ts'
import { ChoosePeople } from './ChoosePeople.tsx'

const words = conversations.adding
const SEES = (['FROM_NOW', 'ALL'] as const).map((value) => ({ value, ...words.from[value] }))
type Values = { sees: (typeof SEES)[number]['value'] }

/** Adds people to a conversation, with or without access to earlier messages. */
export function AddPeople({ conversation, onDone }: { conversation: Conversation; onDone: () => void }) {
  const { id, participants } = conversation
  const [chosen, setChosen] = useState<Recipient[]>([])
  const form = useFields<Values>({ sees: 'FROM_NOW' })
  const saving = useSave(form, useAddParticipants(), {
    input: ({ sees }) => ({ params: { id }, body: { user_ids: chosen.map((one) => one.id), sees } }),
    beside: chosen.length > 0,
    said: words.saved,
    onSaved: onDone,
  })
  const here = new Set(participants.flatMap(({ user_id, has_left }) => (has_left ? [] : [user_id])))
  return (
    <FormSheet {...words} form={saving} onClose={onDone} disabled={chosen.length === 0}>
      <ChoosePeople chosen={chosen} onChange={setChosen} without={here} />
      <FormRadioCards control={form.control} name="sees" label={words.sees} options={SEES} />
    </FormSheet>
  )
}
