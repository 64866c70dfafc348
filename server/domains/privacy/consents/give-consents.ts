import { type GiveConsents, versionOf } from '@gida/contract/domains/privacy/consents'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { recordConsent } from './record-consent.ts'

/** Consents to the current texts. Refuses outdated versions, so that the new text is read first. */
export async function giveConsents(tx: Tx, { user_id }: Actor, { consents }: GiveConsents): Promise<void> {
  for (const { purpose, version } of consents) {
    if (version !== versionOf(purpose))
      throw new Problem('ILLEGAL_STATE', {
        message: 'The text has changed since you opened it. Read it again, then agree.',
      })
    await recordConsent(tx, { user_id, purpose })
  }
}
