import type { ConsentChannel, ConsentPurpose } from '@gida/contract/domains/privacy/consents'
import type { Tx } from '../../platform/db/db.ts'
import { defineHook } from '../../platform/hooks/hook.ts'

/** A person with an account, or an applicant without one. */
type Whose = { user_id: string } | { application_id: string }

/** Somebody consented to a text; runs in the transaction of what it permits. */
export const consentGiven = defineHook<
  Whose & {
    tx: Tx
    purpose: ConsentPurpose
    /** The channel of the consent; the app by default. */
    channel?: ConsentChannel
    /** The consent expires then. */
    until?: Date
  }
>('consent_given')

/** A consent was withdrawn. */
export const consentWithdrawn = defineHook<Whose & { tx: Tx; purpose: ConsentPurpose }>('consent_withdrawn')
