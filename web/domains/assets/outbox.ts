import { assetPlans } from '#words/asset-plans'
import { openOutbox } from '../../platform/outbox/outbox.ts'
import { sendStepPhoto } from './changes.ts'
import { UNSENT_KEY } from './unsent-key.ts'

/** A photo of a step: taken where the pump is and there is no line, it goes when there is one. */
export type TakenPhoto = { step_id: string }

export const outbox = openOutbox<TakenPhoto>({
  key: UNSENT_KEY,
  gone: assetPlans.checklist.photoGone,
  send: async ({ step_id, client_id }, { files: [file] }) => {
    if (!file) throw new Error(assetPlans.checklist.photoGone)
    await sendStepPhoto({ id: step_id, file, client_id })
  },
})
export const { flush } = outbox
