import type { PhotoSource } from '@gida/contract/domains/inspections/rules'
import { inspectionDesk } from '#words/inspection-desk'
import { toast } from '../../../ui/feedback/toast.tsx'
import { PickButton } from '../../../ui/form/PickButton.tsx'
import { takePhoto } from '../take-photo.ts'

const words = inspectionDesk.write
type Props = { inspectionId: string; itemId: string; beforeTaken: () => Promise<void> }

/** Takes a photo; one from the gallery is marked as such. */
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
      <PickButton
        label={words.take}
        accept="image/*"
        capture="environment"
        onPick={(files) => void take(files, 'CAMERA')}
      />
      <PickButton
        label={words.pick}
        kind="quiet"
        icon={undefined}
        accept="image/*"
        multiple
        onPick={(files) => void take(files, 'GALLERY')}
      />
    </div>
  )
}
