import { useRef } from 'react'
import { conversations as words } from '#words/conversations'
import { IconButton } from '../../../../ui/action/IconButton.tsx'

/** Opens the device's file picker. */
export function AddFiles({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton icon="attach" label={words.files.add} onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,application/pdf,audio/webm,audio/ogg,audio/mp4"
        className="sr-only"
        tabIndex={-1}
        aria-hidden
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          target.value = '' // the same file may be chosen again
        }}
      />
    </>
  )
}
