import { CreditNoteFacts } from '@gida/contract/domains/refunds/credit-note'
import type { Actor } from '../../../platform/access/actor.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { drawCreditNote } from './draw-credit-note.ts'

/** The PDF of a credit note, rendered on request: equal content gives equal bytes. */
export async function creditNoteFile(
  services: Services,
  actor: Actor,
  id: string,
): Promise<{ bytes: Uint8Array; name: string }> {
  const note = await services.transaction(actor, async (tx) =>
    orNotFound(
      await tx.selectFrom('credit_note').select(['number', 'facts']).where('id', '=', id).executeTakeFirst(),
    ),
  )
  return { bytes: await drawCreditNote(CreditNoteFacts.parse(note.facts)), name: `${note.number}.pdf` }
}
