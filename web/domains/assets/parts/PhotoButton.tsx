import { useRef } from 'react'
import { Button } from '../../../ui/action/Button.tsx'

type Props = {
  label: string
  busy: boolean
  busyText: string
  /** What may be picked; photos, unless said. */
  accept?: string
  onPick: (file: File) => void
}

/** Takes a photo, or picks one. */
export function PhotoButton({
  label,
  busy,
  busyText,
  accept = 'image/jpeg,image/png,image/webp',
  onPick,
}: Props) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div>
      <Button
        kind="second"
        icon="camera"
        busy={busy}
        busyText={busyText}
        onClick={() => picker.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        accept={accept}
        className="sr-only"
        tabIndex={-1}
        aria-hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onPick(file)
          target.value = '' // the same file may be chosen again
        }}
      />
    </div>
  )
}
