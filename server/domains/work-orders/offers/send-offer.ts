import { z } from 'zod'
import { hashToken, newToken } from '../../../platform/access/link-tokens.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { getOffer } from './find-offer.ts'
import { texts, textVendor } from './texts.ts'

/** Creates an offer's link and texts it. The token is created here, so no job payload contains it; only its hash is stored. */
export const sendOffer = defineJob({
  name: 'send_work_offer',
  payload: z.object({ offer_id: z.guid() }),
  run: async ({ transaction, config }, { offer_id }) =>
    transaction('system', async (tx) => {
      const token = newToken()
      const token_hash = hashToken(token)
      const opened = await tx
        .updateTable('work_offer')
        .set({ token_hash })
        .where('id', '=', offer_id)
        .where('state', '=', 'ASKED')
        .where('token_hash', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (!opened) return
      const link = `${config.http.publicUrl}/j/${token}`
      const offer = await getOffer(tx, offer_id)
      const to = {
        id: offer_id,
        phone: offer.phone,
        key: `asked:${token_hash.toString('base64url')}`,
        links: [link],
      }
      await textVendor(
        tx,
        { ...to, urgent: offer.priority === 'URGENT', secret: true },
        texts.asked(offer, link),
      )
    }),
})
