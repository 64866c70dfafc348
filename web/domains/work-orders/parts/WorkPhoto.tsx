import type { WorkFile } from '@gida/contract/domains/work-orders/order'
import { useState } from 'react'
import { work } from '#words/work'
import { client } from '../../../platform/http/api.ts'
import { useBlob } from '../../../platform/http/use-blob.ts'
import { cx } from '../../../ui/cx.ts'
import { Thumb } from '../../../ui/display/Thumb.tsx'
import { PictureViewer } from '../../../ui/overlay/PictureViewer.tsx'

const words = work.files

const blobOf = (id: string, size: 'full' | 'preview', enabled = true) => ({
  key: ['work-file', id, size],
  get: (options: { signal: AbortSignal }) =>
    client.work.downloadWorkFile({ params: { id }, query: { size } }, options),
  isPreview: size === 'preview',
  enabled,
})

type Props = { of: WorkFile; wide?: boolean }

/** A photo that opens in full size. `wide` fills the container. */
export function WorkPhoto({ of: { id, kind, uploader_name }, wide = false }: Props) {
  const [isOpen, setOpen] = useState(false)
  const preview = useBlob(blobOf(id, 'preview'))
  const whole = useBlob(blobOf(id, 'full', isOpen))
  const label = words.by(words.kinds[kind], uploader_name)
  return (
    <figure className={wide ? undefined : 'w-30 md:w-37'}>
      <button
        type="button"
        aria-label={label}
        onClick={() => setOpen(true)}
        className={cx(
          'block w-full overflow-hidden rounded-3 border border-line bg-sunken',
          wide ? 'h-40 md:h-56' : 'h-24 md:h-28',
        )}
      >
        <Thumb src={preview} />
      </button>
      <figcaption className="text-caption text-ink-soft">{label}</figcaption>
      {isOpen && <PictureViewer title={label} src={whole} onClose={() => setOpen(false)} />}
    </figure>
  )
}
