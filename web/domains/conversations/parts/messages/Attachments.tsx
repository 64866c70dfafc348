import type { Attachment } from '@gida/contract/domains/conversations/attachment'
import { useState } from 'react'
import { conversations as words } from '#words/conversations'
import { useDownload } from '../../../../platform/http/use-download.ts'
import { formatBytes } from '../../../../platform/screens/format.ts'
import { VoiceBar } from '../../../../platform/voice/VoiceBar.tsx'
import { Icon } from '../../../../ui/action/Icon.tsx'
import { IconButton } from '../../../../ui/action/IconButton.tsx'
import { Thumb } from '../../../../ui/display/Thumb.tsx'
import { PictureViewer } from '../../../../ui/overlay/PictureViewer.tsx'
import { downloadAttachment, useAttachment } from '../../use-attachment.ts'

type One = { of: Attachment }

/** The attachments of a message: pictures in a grid, then documents and voice notes. */
export function Attachments({ of }: { of: readonly Attachment[] }) {
  const pictures = of.filter(({ kind }) => kind === 'PICTURE')
  return (
    <>
      {pictures.length > 0 && (
        <div className="my-1 flex flex-wrap gap-1">
          {pictures.map((one) => (
            <Picture key={one.id} of={one} />
          ))}
        </div>
      )}
      {of.map((one) => {
        if (one.kind === 'AUDIO') return <SentVoice key={one.id} of={one} />
        return one.kind === 'PDF' ? <Paper key={one.id} of={one} /> : null
      })}
    </>
  )
}

function Picture({ of: { id, name } }: One) {
  const [isOpen, setOpen] = useState(false)
  const preview = useAttachment(id, { size: 'preview' })
  const whole = useAttachment(id, { enabled: isOpen })
  const { save } = useDownload()
  return (
    <>
      <button
        type="button"
        aria-label={words.files.open(name)}
        onClick={() => setOpen(true)}
        className="block h-24 w-30 overflow-hidden rounded-3 border border-line bg-sunken md:h-28 md:w-37"
      >
        <Thumb src={preview} />
      </button>
      {isOpen && (
        <PictureViewer
          title={name}
          src={whole}
          onClose={() => setOpen(false)}
          acts={
            <IconButton
              icon="download"
              label={words.files.save}
              onClick={() => save({ get: () => downloadAttachment(id), name })}
            />
          }
        />
      )}
    </>
  )
}

function Paper({ of: { id, name, size } }: One) {
  const { save, isFetching } = useDownload()
  return (
    <button
      type="button"
      aria-busy={isFetching || undefined}
      onClick={() => save({ get: () => downloadAttachment(id), name })}
      className="touchable mt-1 flex min-h-11 items-center gap-2.5 text-start"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-2 bg-action-tint text-action-ink">
        <Icon name="file" />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="text-small text-ink-soft">{words.files.pdf(formatBytes(size))}</span>
      </span>
    </button>
  )
}

/** Loaded when first played, to save data. */
function SentVoice({ of: { id, seconds } }: One) {
  const [isWanted, setWanted] = useState(false)
  return (
    <VoiceBar
      src={useAttachment(id, { enabled: isWanted })}
      seconds={seconds ?? 0}
      onWanted={() => setWanted(true)}
    />
  )
}
