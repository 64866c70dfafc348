import { whoseTurn } from '@gida/contract/domains/signing/rules'
import { z } from 'zod'
import { hashToken, newToken } from '../../../platform/access/link-tokens.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { defineJob, enqueueEach } from '../../../platform/jobs/jobs.ts'
import type { Services } from '../../../platform/services.ts'
import { asked, getSigning, type SignerRow, type Signing } from '../requests/request-queries.ts'
import { writeTrail } from '../requests/trail.ts'
import { askedOf, phaseOf } from './find-signer.ts'
import { messages, tellSigner, wordsFor } from './messages.ts'

/** Creates a link and sends it. The token is created here, so no job payload contains it. */
export const sendLink = defineJob({
  name: 'send_signer_link',
  payload: z.object({
    signer_id: z.guid(),
    is_reminder: z.boolean(),
    is_extended: z.boolean().default(false),
  }),
  run: async (services, { signer_id, is_reminder, is_extended }) =>
    services.transaction('system', async (tx) => {
      const { request_id } = await tx
        .selectFrom('signer')
        .select('request_id')
        .where('id', '=', signer_id)
        .forUpdate()
        .executeTakeFirstOrThrow()
      const signing = await getSigning(tx, request_id)
      const found = askedOf(signing, signer_id)
      if (phaseOf(found, tx.now) !== 'SIGN') return
      if (!is_reminder && (await hasLink(tx, signer_id)) !== is_extended) return
      const { token_hash, link } = await newLink(tx, services, found.signer)
      const about = is_extended ? 'extended' : is_reminder ? 'reminded' : 'asked'
      const message = messages[about](signing, await wordsFor(tx, found.signer))
      await tellSigner(tx, found.signer, { ...message, link, key: `signing:${token_hash}` })
      const kind = is_reminder ? 'REMINDED' : 'LINK_SENT'
      await writeTrail(tx, { request_id, signer_id, kind, detail: waysOf(found.signer) })
    }),
})

const waysOf = ({ email, phone }: SignerRow) =>
  [email && 'e-mail', phone && 'SMS'].filter(Boolean).join(' and ')

async function hasLink(tx: Tx, signer_id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('signer_link')
    .select('signer_id')
    .where('signer_id', '=', signer_id)
    .executeTakeFirst()
  return found !== undefined
}

/** Tells those whose turn it is, and who have a link, until when they can sign now. */
export const sendNewEnd = (tx: Tx, signing: Signing): Promise<void> =>
  enqueueEach(
    tx,
    sendLink,
    signersNow(signing).map(({ id }) => ({ signer_id: id, is_reminder: false, is_extended: true })),
  )

/** The signers whose turn it is. */
function signersNow(signing: Signing): SignerRow[] {
  const turn = whoseTurn(signing)
  return asked(signing).filter(({ place }) => turn.includes(place))
}

/** Creates another link for a signer; earlier ones keep working. Only hashes are stored. */
export async function newLink(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  { id }: SignerRow,
): Promise<{ link: string; token_hash: string }> {
  const token = newToken()
  const token_hash = hashToken(token)
  await tx.insertInto('signer_link').values({ token_hash, signer_id: id }).execute()
  return { link: `${config.http.publicUrl}/sign/${token}`, token_hash: token_hash.toString('base64url') }
}

/** Sends the link to the current signers who have none yet. */
export const sendNextLinks = (tx: Tx, signing: Signing): Promise<void> =>
  enqueueEach(
    tx,
    sendLink,
    signersNow(signing).map(({ id }) => ({ signer_id: id, is_reminder: false, is_extended: false })),
  )
