import { textReceived } from '../delivery/events.ts'
import { applyReports, keepReport } from '../delivery/reports.ts'
import { problem } from '../errors/problem.ts'
import { parseJson } from '../http/bodies/parse-json.ts'
import { refuseDeep } from '../http/bodies/payload-limits.ts'
import { publish } from '../jobs/events.ts'
import type { Services } from '../services.ts'
import { type Received, type Reported, readBatch } from './wire.ts'

/** Stores what Meta reports, item by item. Safe if repeated, late or out of order. */
export async function receiveWhatsapp(
  services: Services,
  raw: Buffer | null,
  signature: unknown,
): Promise<void> {
  const { whatsapp } = services.config
  if (!whatsapp || !raw || typeof signature !== 'string' || !services.messenger.isSigned(raw, signature))
    throw problem('INVALID_SIGNATURE')
  const sent = parseJson(raw.toString('utf8'))
  refuseDeep(sent)
  const { messages, reports } = readBatch(sent, whatsapp.phoneId)
  for (const message of messages) await keepMessage(services, message)
  for (const report of reports) await keepStatus(services, report)
}

const keepMessage = ({ transaction }: Services, { id: provider_id, from, ...said }: Received) =>
  transaction('system', async (tx) => {
    if (await keepReport(tx, { provider_id, receiver: '', status: 'received' }))
      await publish(tx, textReceived, { provider_id, from, way: 'WHATSAPP', ...said })
  })

const keepStatus = ({ transaction }: Services, { id: provider_id, receiver, status }: Reported) =>
  transaction('system', async (tx) => {
    if (await keepReport(tx, { provider_id, receiver, status })) await applyReports(tx, provider_id)
  })
