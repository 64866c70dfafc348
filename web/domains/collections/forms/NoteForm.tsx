import { useState } from 'react'
import { collections } from '#words/collections'
import { messageOf } from '../../../platform/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { useAddContactNote } from '../queries.ts'

const words = collections.note

/** What was said on the phone or at the door. */
export function NoteForm({ id, onClose }: { id: string; onClose: () => void }) {
  const [body, setBody] = useState('')
  const [isTried, setTried] = useState(false)
  const add = useAddContactNote()
  const save = () => {
    setTried(true)
    if (!body.trim() || add.isPending) return
    add.mutate(
      { params: { id }, body: { body } },
      {
        onSuccess: () => {
          toast.success(words.saved)
          onClose()
        },
      },
    )
  }
  const fault = add.error ? messageOf(add.error) : isTried && !body.trim() ? words.empty : undefined
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Field label={words.label} help={words.help} error={fault}>
        <TextArea
          rows={3}
          maxLength={1000}
          value={body}
          onChange={(event) => setBody(event.target.value)}
          autoFocus
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" busy={add.isPending} busyText={words.saving}>
          {words.save}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
