import { MOST_FILES } from '@gida/contract/domains/maintenance/rules'
import { type ComponentProps, useRef } from 'react'
import type { Control } from 'react-hook-form'
import { faultReport } from '#words/fault-report'
import { maintenance } from '#words/maintenance'
import { useSmallPictures } from '../../../platform/browser/small-picture.ts'
import { formatBytes } from '../../../platform/screens/format.ts'
import { canRecord } from '../../../platform/voice/use-recorder.ts'
import { VoiceField } from '../../../platform/voice/VoiceField.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'

const words = faultReport.form
export type Typed = { title: string; description: string }
type Props = {
  control: Control<Typed>
  placeholder: string
  photos: readonly File[]
  onPhotos: (photos: readonly File[]) => void
  recorder: ComponentProps<typeof VoiceField>['of']
}

/** Description, photos (scaled down before upload), and an optional voice note. */
export function ShowStep({ control, placeholder, photos, onPhotos, recorder }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  const { shown } = useSmallPictures(photos)
  function add(chosen: readonly File[]) {
    if (photos.length + chosen.length < MOST_FILES) onPhotos([...photos, ...chosen])
    else toast.error(words.tooMany(MOST_FILES - 1))
  }
  return (
    <>
      <div className="grid gap-2">
        <p className="text-small text-ink-soft">{words.photosHelp}</p>
        {photos.length > 0 && (
          <ul className="grid gap-1.5">
            {shown.map((photo, index) => (
              <li
                key={`${photo.name}:${photo.size}:${photo.lastModified}`}
                className="flex items-center gap-2 rounded-2 border border-line ps-3"
              >
                <span className="cut grow">{photo.name}</span>
                <span className="figures text-small text-ink-soft">{formatBytes(photo.size)}</span>
                <IconButton
                  icon="close"
                  label={words.removePhoto(photo.name)}
                  onClick={() => onPhotos(photos.filter((_, other) => other !== index))}
                />
              </li>
            ))}
          </ul>
        )}
        <Button kind="second" icon="camera" onClick={() => picker.current?.click()}>
          {words.addPhoto}
        </Button>
        <input
          ref={picker}
          type="file"
          multiple
          accept="image/*"
          aria-label={words.photos}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            target.value = '' // the same file may be chosen again
          }}
        />
        {canRecord && <VoiceField of={recorder} />}
      </div>
      <FormTextField
        control={control}
        name="title"
        label={words.words}
        help={words.wordsHelp}
        placeholder={placeholder}
        maxLength={160}
      />
      <FormTextField
        control={control}
        name="description"
        label={words.more}
        opt={maintenance.confirm.optional}
        rows={3}
        maxLength={4000}
      />
    </>
  )
}
