import type { ChecklistStep } from '@gida/contract/domains/assets/checklist'
import { assetPlans } from '#words/asset-plans'
import { smallPicture } from '../../../platform/browser/small-picture.ts'
import { UnsentState } from '../../../platform/outbox/UnsentState.tsx'
import { PickButton } from '../../../ui/form/PickButton.tsx'
import { outbox } from '../outbox.ts'
import { AssetPhoto } from './AssetPhoto.tsx'

const words = assetPlans.checklist

/** Photos of a step, including queued ones. */
export function StepPhotos({ step: { id, title, photo_ids } }: { step: ChecklistStep }) {
  const unsent = outbox.useUnsent().filter(({ step_id }) => step_id === id)
  return (
    <>
      {photo_ids.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {photo_ids.map((photo) => (
            <li key={photo}>
              <AssetPhoto id={photo} name={words.photoOf(title)} />
            </li>
          ))}
        </ul>
      )}
      {unsent.length > 0 && (
        <ul className="grid gap-2">
          {unsent.map((one) => (
            <li key={one.client_id} className="grid gap-1">
              <p className="text-small font-semibold">{words.photoOf(title)}</p>
              <UnsentState unsent={one} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Takes a photo of a step and queues it. */
export function AddStepPhoto({ step: { id, title } }: { step: ChecklistStep }) {
  const keep = async (file: File) => {
    const taken = { step_id: id, step: title, to: window.location.pathname }
    await outbox.add(taken, [await smallPicture(file)])
  }
  return (
    <PickButton
      label={words.photo}
      busy={false}
      busyText={words.sending}
      onPick={([file]) => file && void keep(file)}
    />
  )
}
