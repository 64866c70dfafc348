import type { PhotoSource } from '@gida/contract/domains/inspections/rules'
import { useRef } from 'react'
import { inspections } from '#words/inspections'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { takePhoto } from '../take-photo.ts'

const words = inspections.write
type Props = { inspectionId: string; itemId: string; beforeTaken: () => Promise<void> }

/** The camera first; what is picked from the gallery is marked so. */
export function PhotoPicker({ inspectionId, itemId, beforeTaken }: Props) {
  async function take(files: readonly File[], source: PhotoSource) {
    await beforeTaken()
    for (const file of files) {
      try {
        await takePhoto(file, { inspection_id: inspectionId, item_id: itemId, source })
      } catch {
        toast.error(words.notKept)
      }
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Pick label={words.take} source="CAMERA" onFiles={take} />
      <Pick label={words.pick} source="GALLERY" onFiles={take} />
    </div>
  )
}

type PickProps = {
  label: string
  source: PhotoSource
  onFiles: (files: readonly File[], source: PhotoSource) => Promise<void>
}

function Pick({ label, source, onFiles }: PickProps) {
  const picker = useRef<HTMLInputElement>(null)
  const isCamera = source === 'CAMERA'
  return (
    <>
      <Button
        kind={isCamera ? 'second' : 'quiet'}
        {...(isCamera && { icon: 'camera' as const })}
        onClick={() => picker.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        {...(isCamera ? { capture: 'environment' as const } : { multiple: true })}
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          void onFiles([...(target.files ?? [])], source)
          target.value = '' // the same file may be chosen again
        }}
      />
    </>
  )
}
