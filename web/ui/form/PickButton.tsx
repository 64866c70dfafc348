import { type ComponentProps, useRef } from 'react'
import { Button } from '../action/Button.tsx'

export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp'

type Props = Pick<ComponentProps<typeof Button>, 'kind' | 'icon' | 'busy' | 'busyText'> &
  Pick<ComponentProps<'input'>, 'accept' | 'capture' | 'multiple'> & {
    label: string
    onPick: (files: readonly File[]) => void
  }

/** Takes a photo or picks files; pictures by default. */
export function PickButton({ label, accept = PICTURE_TYPES, capture, multiple, onPick, ...button }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <div>
      <Button kind="second" icon="camera" {...button} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        {...{ accept, capture, multiple }}
        aria-label={label}
        className="sr-only"
        tabIndex={-1}
        aria-hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = '' // the same file may be chosen again
          if (files.length > 0) onPick(files)
        }}
      />
    </div>
  )
}
