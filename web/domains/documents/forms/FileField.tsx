import { lazy, Suspense, useState } from 'react'
import { documents } from '#words/documents'
import { useSmallPictures } from '../../../platform/browser/small-picture.ts'
import { formatBytes } from '../../../platform/screens/format.ts'
import { Meter } from '../../../ui/chart/Meter.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { PICTURE_TYPES, PickButton } from '../../../ui/form/PickButton.tsx'

const ScanPages = lazy(() => import('../scan/ScanPages.tsx'))

const words = documents.form
export const PICTURES_AND_PDF = `${PICTURE_TYPES},application/pdf`
const ACCEPTED = `${PICTURES_AND_PDF},.docx,.xlsx`

type Props = {
  file: File | null
  error: string | undefined
  /** Upload progress while uploading. */
  percent: number | undefined
  onPick: (file: File | null) => void
  /** Accepted types other than the default, with their help text. */
  accept?: string
  help?: string
}

/** Chooses a file, or photographs the pages of a document; photos are scaled down before upload. */
export function FileField({ file, error, percent, onPick, accept = ACCEPTED, help = words.fileHelp }: Props) {
  const [photos, setPhotos] = useState<readonly File[] | null>(null)
  const { shown } = useSmallPictures(file ? [file] : [])
  function choose(chosen: File | undefined) {
    setPhotos(null)
    if (chosen) onPick(chosen)
  }
  return (
    <Field label={words.file} help={help} error={error}>
      <div className="flex flex-wrap gap-2">
        <PickButton label={words.choose} icon="file" accept={accept} onPick={([one]) => choose(one)} />
        {!photos && (
          <PickButton label={documents.scan.start} capture="environment" multiple onPick={setPhotos} />
        )}
      </div>
      {photos && (
        <Suspense fallback={<SkeletonRows label={documents.scan.reading} rows={2} />}>
          <ScanPages photos={photos} onMade={onPick} />
        </Suspense>
      )}
      {shown.map(({ name, size }) => (
        <p key={name} className="wrap-anywhere">
          {words.chosen(name, formatBytes(size))}
        </p>
      ))}
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
