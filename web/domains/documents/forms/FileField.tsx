import { PICTURE_EDGE } from '@gida/contract/domains/conversations/rules'
import { useRef } from 'react'
import { documents } from '#words/documents'
import { shrinkPicture } from '../../../platform/browser/shrink-picture.ts'
import { formatBytes } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Meter } from '../../../ui/chart/Meter.tsx'
import { Field } from '../../../ui/form/Field.tsx'

const words = documents.form
const PICTURES = 'image/jpeg,image/png,image/webp'
const ACCEPTED = `${PICTURES},application/pdf,.docx,.xlsx`

type Props = {
  file: File | null
  error: string | undefined
  /** How far it is sent, while it is. */
  percent: number | undefined
  onPick: (file: File) => void
}

/** Chooses a file, or takes a photo of a paper; a photo is made small before it is sent. */
export function FileField({ file, error, percent, onPick }: Props) {
  return (
    <Field label={words.file} help={words.fileHelp} error={error}>
      <div className="flex flex-wrap gap-2">
        <Picker label={words.choose} icon="file" accept={ACCEPTED} onPick={onPick} />
        <Picker label={words.photo} icon="camera" accept={PICTURES} isCamera onPick={onPick} />
      </div>
      {file && <p className="wrap-anywhere">{words.chosen(file.name, formatBytes(file.size))}</p>}
      {percent !== undefined && (
        <div aria-live="polite" className="grid gap-1">
          <Meter value={percent} of={100} />
          <p className="figures text-small text-ink-soft">
            {percent < 100 ? words.sent(percent) : words.checking}
          </p>
        </div>
      )}
    </Field>
  )
}

type PickerProps = {
  label: string
  icon: 'file' | 'camera'
  accept: string
  isCamera?: boolean
  onPick: (file: File) => void
}

function Picker({ label, icon, accept, isCamera, onPick }: PickerProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button kind="second" icon={icon} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        aria-label={label}
        accept={accept}
        {...(isCamera && { capture: 'environment' })}
        className="sr-only"
        tabIndex={-1}
        onChange={async ({ target }) => {
          const [file] = target.files ?? []
          target.value = '' // the same file may be chosen again
          if (file) onPick(await shrinkPicture(file, PICTURE_EDGE))
        }}
      />
    </>
  )
}
