import { useRef } from 'react'
import { Button } from '../../../ui/action/Button.tsx'
import type { IconName } from '../../../ui/action/Icon.tsx'

type Props = {
  label: string
  icon: IconName
  accept: string
  /** On a phone its camera opens at once. */
  isCamera?: boolean
  busy?: boolean
  onPick: (files: readonly File[]) => void
}

/** A button that has files chosen, or a photo taken. */
export function FilePicker({ label, icon, accept, isCamera, busy = false, onPick }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button kind="second" icon={icon} busy={busy} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        aria-label={label}
        accept={accept}
        {...(isCamera && { capture: 'environment', multiple: true })}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = '' // the same file may be chosen again
          if (files.length > 0) onPick(files)
        }}
      />
    </>
  )
}
