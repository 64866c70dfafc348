import type { InspectionPhoto } from '@gida/contract/domains/inspections/inspection'
import { useState } from 'react'
import { inspections as words } from '#words/inspections'
import { formatWhen } from '../../../platform/screens/format.ts'
import { cx } from '../../../ui/cx.ts'
import { Pill } from '../../../ui/display/Pill.tsx'
import { Thumb } from '../../../ui/display/Thumb.tsx'
import { PictureViewer } from '../../../ui/overlay/PictureViewer.tsx'
import { usePhoto, useWaitingPhoto } from '../use-photo.ts'

const FRAME = 'relative block aspect-4/3 w-full overflow-hidden rounded-3 border border-line bg-sunken'
const CAPTION = 'absolute inset-x-0 bottom-0 bg-ink/70 px-2 py-0.5 text-start text-caption text-surface'

type Props = { id: string; title: string; of?: InspectionPhoto; caption?: string; className?: string }

/** A thumbnail that opens in full size, with the time the server received it. */
export function Photo({ id, title, of, caption, className }: Props) {
  const [isOpen, setOpen] = useState(false)
  const preview = usePhoto(id, { size: 'preview' })
  const whole = usePhoto(id, { enabled: isOpen })
  const said = caption ?? (of && formatWhen(of.created_at))
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={cx(FRAME, className)}>
        <span className="sr-only">{title}</span>
        <Thumb src={preview} />
        {of?.source === 'GALLERY' && (
          <Pill tone="wait" className="absolute end-1.5 top-1.5">
            {words.photo.gallery}
          </Pill>
        )}
        {said && <span className={CAPTION}>{said}</span>}
      </button>
      {isOpen && <PictureViewer title={title} src={whole} onClose={() => setOpen(false)} />}
    </>
  )
}

/** A photo that is only on this device. */
export function WaitingPhoto({ client_id, title }: { client_id: string; title: string }) {
  const src = useWaitingPhoto(client_id)
  return (
    <span className={FRAME}>
      {src && <img src={src} alt={title} className="size-full object-cover" />}
      <Pill tone="wait" icon="queue" className="absolute end-1.5 top-1.5">
        {words.photo.waiting}
      </Pill>
    </span>
  )
}
