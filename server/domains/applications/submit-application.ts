import type { ApplicationBody } from '@gida/contract/domains/applications/application'
import { MOST_FROM_ADDRESS, MOST_TO_PHONE } from '@gida/contract/domains/applications/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Language } from '@gida/contract/shared/language'
import { hashToken, newToken } from '../../platform/access/link-tokens.ts'
import { spendAllowance } from '../../platform/allowances/allowance.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { publish } from '../../platform/jobs/events.ts'
import { sendMail, sendText } from '../../platform/mail/outbox.ts'
import type { Services } from '../../platform/services.ts'
import { consentGiven } from '../auth/index.ts'
import { applicationSubmitted } from './events.ts'
import { getShownListing, type ListingRow } from './listings/listing-queries.ts'
import { shortId } from './listings/slug.ts'
import { homeWords } from './pages/words/words.ts'
import { privateLink } from './private-link.ts'

/**
 * Applies for a published unit. The private link is only sent to the phone number and e-mail address given, in the language of the
 * application.
 */
export async function submitApplication(
  tx: Tx,
  services: Services,
  slug: string,
  { consent, ...wanted }: ApplicationBody,
  { address, language }: { address: string; language: Language },
): Promise<{ code: string; status: 'SUBMITTED' }> {
  const listing = await getShownListing(tx, slug)
  if (wanted.move_in_date < lagosDay(tx.now)) {
    throw problem('VALIDATION_ERROR', [{ path: 'move_in_date', message: 'Choose a day from today on' }])
  }
  await spendAllowance(tx, [
    { name: 'application:address', spender: address, most: MOST_FROM_ADDRESS, seconds: 3600 },
    { name: 'application:phone', spender: wanted.phone, most: MOST_TO_PHONE, seconds: 86_400 },
  ])
  const token = newToken()
  const code = shortId(8).toUpperCase()
  const made = await tx
    .insertInto('application')
    .values({
      ...wanted,
      language,
      code,
      token_hash: hashToken(token),
      listing_id: listing.id,
      estate_id: listing.estate_id,
      unit_id: listing.unit_id,
      consented_at: tx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw problem('ALREADY_APPLIED')
  await consentGiven.run({ tx, application_id: made.id, purpose: 'APPLICATION' })
  const link = privateLink(services.config.http.publicUrl, token)
  await sendPrivateLink(tx, { ...wanted, language, code, listing, link, key: `application:${made.id}` })
  await publish(tx, applicationSubmitted, { application_id: made.id })
  return { code, status: 'SUBMITTED' }
}

type Applicant = {
  full_name: string
  phone: string
  email?: string | undefined
  language: Language
  code: string
  listing: ListingRow
  link: string
  key: string
}

async function sendPrivateLink(tx: Tx, told: Applicant): Promise<void> {
  const { full_name, phone, email, code, listing, link, key } = told
  const words = homeWords[told.language].told
  const text = words.text(code, link)
  await sendText(tx, { to: phone, text, links: [link], key: `${key}:text`, kind: 'application' })
  if (!email) return
  await sendMail(tx, {
    to: email,
    subject: words.subject(code, listing.headline),
    text: [
      words.hello(full_name),
      words.received(listing.headline, `${listing.lga}, ${listing.state}`, code),
      words.follow(link),
      words.secret,
    ].join('\n\n'),
    links: [link],
    key: `${key}:mail`,
    kind: 'application',
  })
}
