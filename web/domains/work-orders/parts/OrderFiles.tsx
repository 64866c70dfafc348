import { PICTURE_EDGE } from '@gida/contract/domains/conversations/rules'
import type { WorkFile, WorkOrderDetail } from '@gida/contract/domains/work-orders/order'
import { useRef, useState } from 'react'
import { work } from '#words/work'
import { shrinkPicture } from '../../../platform/browser/shrink-picture.ts'
import { client } from '../../../platform/http/api.ts'
import { messageOf } from '../../../platform/http/errors.ts'
import { useBlob } from '../../../platform/http/use-blob.ts'
import { useDownload } from '../../../platform/http/use-download.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { PictureViewer } from '../../../ui/overlay/PictureViewer.tsx'
import { useAddWorkFile } from '../changes.ts'

const words = work.files
const { downloadWorkFile: call } = client.work

/** What shows the work, before and after. */
export function OrderFiles({ order: { id, files, can } }: { order: WorkOrderDetail }) {
  const picker = useRef<HTMLInputElement>(null)
  const add = useAddWorkFile()
  async function send(chosen: readonly File[]) {
    for (const file of chosen) {
      try {
        await add.mutateAsync({ id, file: await shrinkPicture(file, PICTURE_EDGE) })
        toast.success(words.added)
      } catch (error) {
        toast.error(messageOf(error))
      }
    }
  }
  if (files.length === 0 && !can.manage) return null
  return (
    <Card>
      <CardHead title={words.title} />
      <CardBody className="grid gap-3">
        {files.length === 0 && <p className="text-small text-ink-soft">{words.none}</p>}
        <ul className="flex flex-wrap gap-3">
          {files.map((file) => (
            <li key={file.id}>{file.width === null ? <Paper of={file} /> : <Photo of={file} />}</li>
          ))}
        </ul>
        {can.manage && (
          <div>
            <Button
              kind="second"
              icon="camera"
              busy={add.isPending}
              busyText={words.adding}
              onClick={() => picker.current?.click()}
            >
              {words.add}
            </Button>
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
        )}
      </CardBody>
    </Card>
  )
}

const blobOf = (id: string, size: 'full' | 'preview', enabled = true) => ({
  key: ['work-file', id, size],
  get: (options: { signal: AbortSignal }) => call({ params: { id }, query: { size } }, options),
  enabled,
})

function Photo({ of: { id, kind, uploader_name } }: { of: WorkFile }) {
  const [isOpen, setOpen] = useState(false)
  const preview = useBlob(blobOf(id, 'preview'))
  const whole = useBlob(blobOf(id, 'full', isOpen))
  const label = words.by(words.kinds[kind], uploader_name)
  return (
    <figure className="w-30 md:w-37">
      <button
        type="button"
        aria-label={label}
        onClick={() => setOpen(true)}
        className="block h-24 w-full overflow-hidden rounded-3 border border-line bg-sunken md:h-28"
      >
        {preview && <img src={preview} alt="" className="size-full object-cover" />}
      </button>
      <figcaption className="text-caption text-ink-soft">{label}</figcaption>
      {isOpen && <PictureViewer title={label} src={whole} onClose={() => setOpen(false)} />}
    </figure>
  )
}

function Paper({ of: { id, name } }: { of: WorkFile }) {
  const { save, isFetching } = useDownload()
  return (
    <Button
      kind="second"
      icon="file"
      busy={isFetching}
      onClick={() => save({ get: () => call({ params: { id } }), name })}
    >
      {name}
    </Button>
  )
}
