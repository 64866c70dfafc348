import { WORK_FILE_KINDS, type WorkFileKind } from '@gida/contract/domains/work-orders/rules'
import { useRef } from 'react'
import { work } from '#words/work'
import { useSameFile } from '../../../platform/forms/use-same-file.ts'
import { messageOf } from '../../../platform/http/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Menu } from '../../../ui/overlay/Menu.tsx'
import { useAddWorkFile } from '../changes.ts'

const words = work.files

/** Asks what the photo shows, then takes it. */
export function AddPhotoButton({ orderId }: { orderId: string }) {
  const picker = useRef<HTMLInputElement>(null)
  const kind = useRef<WorkFileKind>('OTHER')
  const add = useAddWorkFile()
  const same = useSameFile()
  async function send(chosen: readonly File[]) {
    for (const file of chosen) {
      const of = { id: orderId, kind: kind.current }
      try {
        await add.mutateAsync({ ...of, ...same(file, of.id, of.kind) })
        toast.success(words.added)
      } catch (error) {
        toast.error(messageOf(error))
      }
    }
  }
  return (
    <div>
      <Menu
        label={words.add}
        align="start"
        items={WORK_FILE_KINDS.map((one) => ({
          label: words.kinds[one],
          onSelect: () => {
            kind.current = one
            picker.current?.click()
          },
        }))}
        trigger={
          <Button kind="second" icon="camera" busy={add.isPending} busyText={words.adding}>
            {words.add}
          </Button>
        }
      />
      <input
        ref={picker}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,application/pdf"
        className="sr-only"
        tabIndex={-1}
        aria-hidden
        onChange={({ target }) => {
          void send([...(target.files ?? [])])
          target.value = '' // the same file may be chosen again
        }}
      />
    </div>
  )
}
