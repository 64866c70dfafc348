import { assetPlans } from '#words/asset-plans'
import { client } from '../../platform/http/api.ts'
import { openOutbox } from '../../platform/outbox/outbox.ts'
import { sendStepPhoto } from './changes.ts'

/** A queued photo of a checklist step, since there is often no network at the asset. */
export type TakenPhoto = {
  step_id: string
  step: string
  /** The URL of its checklist. */
  to: string
}

export const outbox = openOutbox<TakenPhoto>({
  kind: 'photos',
  calls: [client.assets.addStepPhoto],
  about: ({ step_id }) => step_id,
  shown: ({ step, to }) => ({ text: step, to }),
  gone: assetPlans.checklist.photoGone,
  send: async ({ step_id, client_id }, { files: [file] }) => {
    if (!file) throw new Error(assetPlans.checklist.photoGone)
    await sendStepPhoto({ id: step_id, file, client_id })
  },
})
