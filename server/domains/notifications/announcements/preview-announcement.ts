import type { AnnouncementBody, AnnouncementPreview } from '@gida/contract/domains/notifications/announcement'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { reach } from './audience.ts'
import { priceSms, timeOfTexts } from './sms-of.ts'

/** The recipients and cost of an announcement, without sending it. */
export async function previewAnnouncement(
  tx: Tx,
  actor: Actor,
  wanted: AnnouncementBody,
): Promise<AnnouncementPreview> {
  const reached = await reach(tx, actor, wanted)
  const { texts, sms, sms_cost } = await priceSms(tx, reached, wanted)
  const texts_at = timeOfTexts(tx, wanted)
  const goes_at = wanted.send_at ? new Date(wanted.send_at) : tx.now
  return {
    ...{ texts, sms, sms_cost },
    recipients: reached.people.length,
    email: reached.by.EMAIL ? reached.people.filter(({ email }) => email).length : 0,
    texts_at: texts_at > goes_at ? texts_at.toISOString() : null,
  }
}
