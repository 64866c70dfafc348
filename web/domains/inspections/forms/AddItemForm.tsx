import { useState } from 'react'
import { inspectionDesk } from '#words/inspection-desk'
import { newId } from '../../../platform/browser/new-id.ts'
import { useFields } from '../../../platform/forms/use-save.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { keepItem, outbox } from '../outbox.ts'

const words = inspectionDesk.write
const SEEN = {
  ...{ condition: null, cleanliness: null, works: null, reading: null, units_left: null, count: null },
  ...{ since: null, words: '', is_left_out: false, kind: 'ITEM' as const, version: 0 },
}
type Props = { inspectionId: string; onAdded: (id: string) => void }

/** Adds an item to an existing or new room; works offline. */
export function AddItemForm({ inspectionId, onAdded }: Props) {
  const [isOpen, setOpen] = useState(false)
  const unsent = outbox.useUnsent()
  const missing = (text: string) => (text.trim() === '' ? words.addMissing : undefined)
  const form = useFields({ room: '', name: '' }, ({ room, name }) => ({
    room: missing(room),
    name: missing(name),
  }))
  if (!isOpen)
    return (
      <div>
        <Button kind="quiet" icon="plus" onClick={() => setOpen(true)}>
          {words.addItem}
        </Button>
      </div>
    )
  const add = form.handleSubmit(async ({ room, name }) => {
    const id = newId()
    await keepItem(unsent, inspectionId, { ...SEEN, id, room: room.trim(), name: name.trim() })
    onAdded(id)
  })
  return (
    <form noValidate className="grid gap-3" onSubmit={add}>
      <FormTextField control={form.control} name="room" label={words.addRoom} maxLength={60} />
      <FormTextField control={form.control} name="name" label={words.addName} maxLength={80} />
      <div className="flex gap-2">
        <Button type="submit">{words.add}</Button>
        <Button kind="quiet" onClick={() => setOpen(false)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
