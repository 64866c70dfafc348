import { ACCOUNT_PURPOSES, type ConsentChannel } from '@gida/contract/domains/privacy/consents'
import type { Tx } from '../../platform/db/db.ts'
import { consentGiven } from './hooks.ts'

/** Records consent to the current terms and privacy notice, when somebody opens an account or joins with one. */
export async function agreeToTerms(tx: Tx, user_id: string, channel?: ConsentChannel): Promise<void> {
  for (const purpose of ACCOUNT_PURPOSES)
    await consentGiven.run({ tx, user_id, purpose, ...(channel && { channel }) })
}
