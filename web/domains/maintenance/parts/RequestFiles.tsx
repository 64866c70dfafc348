import type { MaintenanceRequestDetail, RequestFile } from '@gida/contract/domains/maintenance/request'
import { useState } from 'react'
import { maintenance } from '#words/maintenance'
import { useSameFile } from '../../../platform/forms/use-same-file.ts'
import { DownloadButton } from '../../../platform/http/DownloadButton.tsx'
import { messageOf } from '../../../platform/http/errors.ts'
import { formatBytes } from '../../../platform/screens/format.ts'
import { VoiceBar } from '../../../platform/voice/VoiceBar.tsx'
import { Thumb } from '../../../ui/display/Thumb.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { PICTURE_TYPES, PickButton } from '../../../ui/form/PickButton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { CardHead } from '../../../ui/layout/CardHead.tsx'
import { PictureViewer } from '../../../ui/overlay/PictureViewer.tsx'
import { useAddFile } from '../changes.ts'
import { fetchFile, useFile } from '../use-file.ts'

const words = maintenance.one

/** Photos and voice notes of a request, with a button to add more. */
export function RequestFiles({ request }: { request: MaintenanceRequestDetail }) {
  const add = useAddFile()
  const same = useSameFile()
  async function send(files: readonly File[]) {
    for (const file of files) {
      try {
        await add.mutateAsync({ id: request.id, ...same(file, request.id) })
        toast.success(words.fileAdded)
      } catch (error) {
        toast.error(messageOf(error))
      }
    }
  }
  const { files, can } = request
  if (files.length === 0 && !can.write) return null
  return (
    <Card>
      <CardHead title={words.files} />
      <CardBody className="grid gap-3">
        {files.length === 0 && <p className="text-small text-ink-soft">{words.noFiles}</p>}
        <ul className="flex flex-wrap gap-2">
          {files.map((file) => (
            <li key={file.id}>
              <Shown of={file} />
            </li>
          ))}
        </ul>
        {can.write && (
          <PickButton
            label={words.addFile}
            busy={add.isPending}
            busyText={words.adding}
            multiple
            accept={`${PICTURE_TYPES},application/pdf,audio/*`}
            onPick={send}
          />
        )}
      </CardBody>
    </Card>
  )
}

function Shown({ of }: { of: RequestFile }) {
  if (of.kind === 'PICTURE') return <Photo of={of} />
  return of.kind === 'AUDIO' ? <Voice of={of} /> : <Paper of={of} />
}

/** A voice note, loaded when it is played. */
function Voice({ of: { id, seconds } }: { of: RequestFile }) {
  const [isWanted, setWanted] = useState(false)
  const src = useFile(id, { enabled: isWanted })
  return <VoiceBar src={src} seconds={seconds ?? 0} onWanted={() => setWanted(true)} />
}

function Photo({ of: { id, name } }: { of: RequestFile }) {
  const [isOpen, setOpen] = useState(false)
  const preview = useFile(id, { size: 'preview' })
  const whole = useFile(id, { enabled: isOpen })
  return (
    <>
      <button
        type="button"
        aria-label={name}
        onClick={() => setOpen(true)}
        className="block h-24 w-30 overflow-hidden rounded-3 border border-line bg-sunken md:h-28 md:w-37"
      >
        <Thumb src={preview} />
      </button>
      {isOpen && <PictureViewer title={name} src={whole} onClose={() => setOpen(false)} />}
    </>
  )
}

const Paper = ({ of: { id, name, size } }: { of: RequestFile }) => (
  <DownloadButton icon="file" get={() => fetchFile(id)} name={name}>
    {`${name}, ${formatBytes(size)}`}
  </DownloadButton>
)
