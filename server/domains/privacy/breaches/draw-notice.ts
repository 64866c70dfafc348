import { DATA_KINDS } from '@gida/contract/domains/privacy/activities'
import type { Breach } from '@gida/contract/domains/privacy/breach'
import { formatInstant } from '@gida/contract/shared/dates'
import type { Config } from '../../../platform/config/config.ts'
import { openDocument } from '../../../platform/pdf/document.ts'

type Contact = Pick<Config, 'supportEmail'>
const OPEN = '[to be added]'

const kindsOf = ({ data_kinds }: Breach) => data_kinds.map((kind) => DATA_KINDS[kind]).join(', ') || OPEN
const peopleOf = ({ people_about }: Breach) =>
  people_about === null ? OPEN : `about ${people_about.toLocaleString('en')}`

const drafts = {
  COMMISSION: drawToCommission,
  PEOPLE: drawToPeople,
}

/** Renders a draft notice of a breach, for a person to complete and send. */
export const drawNotice = (
  breach: Breach,
  to: keyof typeof drafts,
  contact: Contact,
  made: Date,
): Promise<Uint8Array> => drafts[to](breach, contact, made)

/** Contains everything section 40 of the Act requires. */
function drawToCommission(breach: Breach, { supportEmail }: Contact, made: Date): Promise<Uint8Array> {
  const { risk, risk_reason, noticed_at, deadline, happened, effects, measures } = breach
  const told = breach.steps.find(({ key }) => key === 'PEOPLE')?.done_at
  const pdf = openDocument({ title: 'Notice of a personal data breach', author: 'Gida', made })
  pdf.head('Notice of a personal data breach', 'Nigeria Data Protection Act 2023, section 40', [
    'To the Nigeria Data Protection Commission.',
    `Draft of ${formatInstant(made)}. Due ${formatInstant(deadline)}.`,
  ])
  pdf.title('What happened')
  pdf.text(happened)
  pdf.facts([
    ['Noticed', formatInstant(noticed_at)],
    ['Kinds of data', kindsOf(breach)],
    ['People concerned', peopleOf(breach)],
    ['Contact', `Data protection officer, ${supportEmail}`],
  ])
  pdf.title('Likely effects')
  pdf.text(effects || OPEN)
  pdf.title('What was done, and what is planned')
  pdf.text(measures || OPEN)
  pdf.title('Risk to the people concerned')
  pdf.text(risk ? `${RISKS[risk]}. ${risk_reason}` : OPEN)
  pdf.text(
    told
      ? `The people concerned were told ${formatInstant(told)}.`
      : 'The people concerned have not been told yet.',
  )
  if (Date.parse(deadline) < made.getTime()) {
    pdf.title('Why this comes after 72 hours')
    pdf.text(OPEN)
  }
  return pdf.end('Notice of a personal data breach')
}

const RISKS = { NONE: 'No risk is likely', LIKELY: 'A risk is likely', HIGH: 'A high risk is likely' }

/** In plain words; required without delay if the risk is high. */
function drawToPeople(breach: Breach, { supportEmail }: Contact, made: Date): Promise<Uint8Array> {
  const { happened, effects, measures, noticed_at } = breach
  const pdf = openDocument({ title: 'About your data', author: 'Gida', made })
  pdf.head('About your data', 'Something went wrong, and you should know', [
    `Draft of ${formatInstant(made)}.`,
  ])
  pdf.title('What happened')
  pdf.text(`We noticed it on ${formatInstant(noticed_at)}. ${happened}`)
  pdf.title('Which of your data')
  pdf.text(kindsOf(breach))
  pdf.title('What it may mean for you')
  pdf.text(effects || OPEN)
  pdf.title('What we have done')
  pdf.text(measures || OPEN)
  pdf.title('What you can do')
  pdf.text(
    'Change your password if we ask you to. Give nobody a code or a password, also not if they say that they call for us.',
  )
  pdf.text(
    `Ask us anything: ${supportEmail}. You may also complain to the Nigeria Data Protection Commission.`,
  )
  return pdf.end('About your data')
}
