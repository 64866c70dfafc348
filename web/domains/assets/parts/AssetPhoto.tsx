import { useState } from 'react'
import { Thumb } from '../../../ui/display/Thumb.tsx'
import { PictureViewer } from '../../../ui/overlay/PictureViewer.tsx'
import { useAssetFile } from '../changes.ts'

/** A small picture that opens. */
export function AssetPhoto({ id, name }: { id: string; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const preview = useAssetFile(id, { size: 'preview' })
  const whole = useAssetFile(id, { enabled: isOpen })
  return (
    <>
      <button
        type="button"
        aria-label={name}
        onClick={() => setOpen(true)}
        className="block h-20 w-26 overflow-hidden rounded-3 border border-line bg-sunken"
      >
        <Thumb src={preview} />
      </button>
      {isOpen && <PictureViewer title={name} src={whole} onClose={() => setOpen(false)} />}
    </>
  )
}
