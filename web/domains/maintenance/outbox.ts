import type { CreateRequest, MaintenanceRequestDetail } from '@gida/contract/domains/maintenance/request'
import { faultReport } from '#words/fault-report'
import { isOnline } from '../../platform/browser/online.ts'
import { client, invalidateBy } from '../../platform/http/api.ts'
import { isApiError, isUnanswered } from '../../platform/http/errors.ts'
import { openOutbox, type Unsent } from '../../platform/outbox/outbox.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { sendFile } from './changes.ts'

const { createRequest, addFile } = client.maintenance
const words = faultReport.form

/** A report, and under which id each of its photos is sent: the same whenever it is tried again. A voice note is among them. */
export type WrittenReport = {
  unit_id: string
  body: CreateRequest
  photo_ids: string[]
  voice_seconds?: number | undefined
}
type Report = WrittenReport & { client_id: string; photos: readonly File[] }

export const outbox = openOutbox<WrittenReport>({
  kind: 'reports',
  calls: [createRequest, addFile],
  about: (_, client_id) => client_id,
  gone: words.photosGone,
  shown: ({ body }) => ({ text: body.title, to: '/dashboard/maintenance' }),
  send: async (one: Unsent<WrittenReport>, { files }) => {
    const { id } = await sendWords(one)
    await sendPhotos(id, one, files)
    toast.success(words.sent)
  },
})

/** Sends a report; without a line it is kept and goes by itself, and then the answer is null. Its photos follow its words. */
export async function sendReport({ photos, ...report }: Report): Promise<MaintenanceRequestDetail | null> {
  const keep = async () => {
    await outbox.add(report, photos, report.client_id)
    return null
  }
  if (!isOnline()) return keep()
  try {
    const request = await sendWords(report)
    void sendPhotos(request.id, report, photos).catch(keep)
    return request
  } catch (error) {
    if (isUnanswered(error)) return keep()
    throw error
  }
}

async function sendWords({ unit_id, body, client_id }: WrittenReport & { client_id: string }) {
  const request = await createRequest({ params: { id: unit_id }, body: { ...body, client_id } })
  void invalidateBy(createRequest)
  return request
}

/** One that is refused does not hold up the others; where the line is gone all of it is tried again. */
async function sendPhotos(
  id: string,
  { photo_ids, voice_seconds }: WrittenReport,
  photos: readonly File[],
): Promise<void> {
  for (const [index, file] of photos.entries()) {
    try {
      const seconds = file.type.startsWith('audio/') ? voice_seconds : undefined
      await sendFile({ id, file, client_id: photo_ids[index] ?? crypto.randomUUID(), seconds })
    } catch (error) {
      if (!isApiError(error) || isUnanswered(error)) throw error
      toast.error(words.photoFailed)
    }
  }
}
