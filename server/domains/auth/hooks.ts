import type { ConsentChannel, ConsentPurpose } from '@gida/contract/domains/privacy/consents'
import type { Tx } from '../../platform/db/db.ts'
import { defineHook } from '../../platform/hooks/hook.ts'

/** Somebody with an account, or who applies for a home and has none. */
type Whose = { user_id: string } | { application_id: string }

/** Somebody agreed to the text that stands beside something; in the transaction of what it allows. */
export const consentGiven = defineHook<
  Whose & {
    tx: Tx
    purpose: ConsentPurpose
    /** By which way they came to the text; the app itself unless said. */
    channel?: ConsentChannel
    /** It ends by itself then. */
    until?: Date
  }
>('consent_given')

/** What they had agreed to is taken back. */
export const consentWithdrawn = defineHook<Whose & { tx: Tx; purpose: ConsentPurpose }>('consent_withdrawn')
