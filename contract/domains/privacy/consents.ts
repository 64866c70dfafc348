import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'

/** Purposes of consent. The first two are required for an account; the others are optional and can be withdrawn. */
export const CONSENT_PURPOSES = ['TERMS', 'PRIVACY', 'PUSH', 'CARD', 'SUPPORT', 'APPLICATION'] as const
export const ConsentPurpose = z.enum(CONSENT_PURPOSES)
export type ConsentPurpose = z.infer<typeof ConsentPurpose>

/**
 * SHA-256 of every published text, oldest first: the last is current, and its position is the version. A changed text needs
 * a new line here; a test fails without it.
 */
export const PUBLISHED_TEXTS: Record<ConsentPurpose, readonly string[]> = {
  TERMS: ['964a42f9dd37bea8588504dd4be4314b157b9ed7ffd1118c6f1338827f04b6a1'],
  PRIVACY: ['9b9cc0cb51470b5a85e353d838fee3c988164f283f562252d6bf6f2424930755'],
  PUSH: ['8de267a729a49b8b6ac1335f33ee41adf9c7f55cb5c44fe0a30a85ba96cad5aa'],
  CARD: ['7afec0c6fac16fe10e777a43b1a149fdfbc40b02f2b65f2811b043385421c336'],
  SUPPORT: ['4c5aa855ef02fdaecb7bb2f08bba600590c4ef8278e29fa805e9113e9731d5ab'],
  APPLICATION: ['ed8b5cb5c73f4499ad10f941dfcb718e3f6ea785efa6531e20dcd8d62b053d24'],
}
export const versionOf = (purpose: ConsentPurpose): number => PUBLISHED_TEXTS[purpose].length

/** Required of everybody with an account, for each new version. */
export const ACCOUNT_PURPOSES = ['TERMS', 'PRIVACY'] as const
export const AccountPurpose = z.enum(ACCOUNT_PURPOSES)
export type AccountPurpose = z.infer<typeof AccountPurpose>

/** Can be withdrawn under Settings, Privacy, which also stops what they allow. */
export const OPTIONAL_PURPOSES = ['PUSH', 'CARD', 'SUPPORT'] as const
export const OptionalPurpose = z.enum(OPTIONAL_PURPOSES)
export type OptionalPurpose = z.infer<typeof OptionalPurpose>

/** Where the person read the text. */
export const ConsentChannel = z.enum(['WEB', 'EMAIL', 'SMS', 'LINK'])
export type ConsentChannel = z.infer<typeof ConsentChannel>

const ConsentText = z.object({
  purpose: ConsentPurpose,
  version: z.int(),
  sha256: z.string(),
  language: z.string(),
  title: z.string(),
  text: z.string(),
})

/** A given consent, with the text as it was at the time. */
export const Consent = ConsentText.extend({
  channel: ConsentChannel,
  given_at: Instant,
  until: Instant.nullable().meta({ description: 'When the consent expires by itself; null if it does not' }),
  withdrawn_at: Instant.nullable(),
  can_withdraw: z.boolean(),
}).meta({ id: 'Consent' })
export type Consent = z.infer<typeof Consent>

/** A current text that the person has not accepted yet. */
export const AskedConsent = ConsentText.pick({ version: true, title: true }).extend({
  purpose: AccountPurpose,
  is_new: z.boolean().meta({ description: 'Whether an earlier version was agreed to' }),
})
export type AskedConsent = z.infer<typeof AskedConsent>

export const GiveConsents = z.object({
  consents: z
    .array(z.object({ purpose: AccountPurpose, version: z.int().positive() }))
    .min(1)
    .max(ACCOUNT_PURPOSES.length),
})
export type GiveConsents = z.infer<typeof GiveConsents>

/** Number of people who accepted and withdrew a version; never who. */
export const ConsentCount = z.object({
  purpose: ConsentPurpose,
  version: z.int(),
  given: z.int(),
  withdrawn: z.int(),
})
export type ConsentCount = z.infer<typeof ConsentCount>
