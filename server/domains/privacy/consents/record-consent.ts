import type { ConsentChannel, ConsentPurpose } from '@gida/contract/domains/privacy/consents'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { textOf } from './texts.ts'

type Whose = { user_id: string } | { application_id: string }
type Given = Whose & { purpose: ConsentPurpose; channel?: ConsentChannel; until?: Date }

/** Stores a consent with the current text. Idempotent while it is valid. */
export const recordConsent = (tx: Tx, { purpose, channel = 'WEB', ...given }: Given): Promise<void> =>
  asSystem(tx, async () => {
    const { version, language, title, text: body } = textOf(purpose)
    const key = { purpose, version, language }
    await tx
      .insertInto('consent_text')
      .values({ ...key, title, body, digest: sha256(body) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await tx
      .insertInto('consent')
      .values({ ...key, ...given, channel, given_at: tx.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })

/** Ends the valid consent of a purpose; the row stays as proof. */
export const recordWithdrawal = (
  tx: Tx,
  { purpose, ...whose }: Whose & { purpose: ConsentPurpose },
): Promise<void> =>
  asSystem(tx, async () => {
    const [column, id] =
      'user_id' in whose
        ? (['user_id', whose.user_id] as const)
        : (['application_id', whose.application_id] as const)
    await tx
      .updateTable('consent')
      .set({ withdrawn_at: tx.now })
      .where(column, '=', id)
      .where('purpose', '=', purpose)
      .where('withdrawn_at', 'is', null)
      .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', tx.now)]))
      .execute()
  })
