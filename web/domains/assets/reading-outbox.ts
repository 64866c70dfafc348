import type { Reading, RecordReading } from '@gida/contract/domains/assets/asset'
import { assets as words } from '#words/assets'
import { client, invalidateBy } from '../../platform/http/api.ts'
import { openOutbox } from '../../platform/outbox/outbox.ts'
import { waitedSeconds } from '../../platform/outbox/rules.ts'

const { recordReading } = client.assets

/** Queue of hour meter readings; one lower than a reading recorded in the meantime is refused. */
export const outbox = openOutbox<{ asset_id: string; body: RecordReading }, Reading>({
  kind: 'readings',
  calls: [recordReading],
  about: ({ asset_id }) => asset_id,
  shown: ({ asset_id, body }) => ({
    text: words.readings.line(words.hours(body.meter)),
    to: `/dashboard/maintenance/assets/${asset_id}`,
  }),
  send: async ({ asset_id, body, client_id, written_at }) => {
    const said = { ...body, client_id, waited_seconds: waitedSeconds({ written_at }) }
    const reading = await recordReading({ params: { id: asset_id }, body: said })
    void invalidateBy(recordReading)
    return reading
  },
})
