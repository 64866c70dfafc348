import type { CreateRequest, MaintenanceRequestDetail } from '@gida/contract/domains/maintenance/request'
import { faultReport } from '#words/fault-report'
import { newId } from '../../platform/browser/new-id.ts'
import { smallPictures } from '../../platform/browser/small-picture.ts'
import { client, invalidateBy } from '../../platform/http/api.ts'
import { openOutbox } from '../../platform/outbox/outbox.ts'
import { meaningOf } from '../../platform/outbox/rules.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { sendFile } from './changes.ts'

const { createRequest, addFile } = client.maintenance
const words = faultReport.form

/** A queued report, with a fixed client id for each photo and voice note, so that retries are idempotent. */
export type WrittenReport = {
  unit_id: string
  body: CreateRequest
  photo_ids: string[]
  voice_seconds?: number | undefined
}
type Report = WrittenReport & { client_id: string; photos: readonly File[] }

export const outbox = openOutbox<WrittenReport, MaintenanceRequestDetail>({
  kind: 'reports',
  calls: [createRequest, addFile],
  about: (_, client_id) => client_id,
  gone: words.photosGone,
  shown: ({ body }) => ({ text: body.title, to: '/dashboard/maintenance' }),
  send: async (one, { files, answered }) => {
    const request = await sendWords(one)
    if (!answered(request)) toast.success(words.sent)
    await sendPhotos(request.id, one, files)
    return request
  },
})

/** Sends a report, then its photos; null if it was queued. */
export const sendReport = async ({ photos, ...report }: Report): Promise<MaintenanceRequestDetail | null> =>
  outbox.sendOrKeep(report, await smallPictures(photos))

/** The matching report may be resolved or merged by now; then this one is sent on its own. */
async function sendWords({ unit_id, body, client_id }: WrittenReport & { client_id: string }) {
  const { same_as_id, ...alone } = body
  const send = (said: CreateRequest) =>
    createRequest({ params: { id: unit_id }, body: { ...said, client_id } })
  const request = await send(body).catch((error) => {
    if (same_as_id && meaningOf(error) === 'refused') return send(alone)
    throw error
  })
  void invalidateBy(createRequest)
  return request
}

/** A refused photo does not block the others; one without an answer causes a retry of all. */
async function sendPhotos(
  id: string,
  { photo_ids, voice_seconds }: WrittenReport,
  photos: readonly File[],
): Promise<void> {
  for (const [index, file] of photos.entries()) {
    try {
      const seconds = file.type.startsWith('audio/') ? voice_seconds : undefined
      await sendFile({ id, file, client_id: photo_ids[index] ?? newId(), seconds })
    } catch (error) {
      if (meaningOf(error) !== 'refused') throw error
      toast.error(words.photoFailed)
    }
  }
}
