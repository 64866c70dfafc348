import type { Employment, IncomeBand } from '@gida/contract/domains/applications/application'
import type { PropertyType } from '@gida/contract/domains/estates/estate'
import type { Frequency } from '@gida/contract/domains/estates/unit'
import { CONSENT_TEXTS } from '@gida/contract/domains/privacy/consent-texts'
import type { Language } from '@gida/contract/shared/language'

/** Texts of the public pages, with their language. */
export const en = {
  language: 'en' as Language,
  title: 'Homes to let',
  note: 'From the people who manage them. Looking and applying cost nothing, and nobody asks for your BVN.',
  none: 'No homes match your search right now. Try fewer filters, or come back next week.',
  filter: {
    state: 'State',
    anyState: 'Any state',
    bedrooms: 'Minimum bedrooms',
    rent: 'Maximum rent',
    show: 'Show',
  },
  anyBedrooms: 'Any',
  count: (total: number) => (total === 1 ? '1 home' : `${total.toLocaleString('en-NG')} homes`),
  verified: 'Verified by Gida',
  noPhoto: 'No photo yet',
  photo: (headline: string, number: number) => `${headline}, photo ${number}`,
  previous: 'Newer',
  next: 'Older',
  back: 'All homes',
  bedrooms: (count: number) => (count === 1 ? '1 bedroom' : `${count} bedrooms`),
  types: {
    FLATS: 'Flat',
    HOUSE: 'House',
    DUPLEX: 'Duplex',
    TERRACE: 'Terrace',
    SHOPS: 'Shop',
    OFFICES: 'Office',
    MIXED: 'Unit',
    LAND: 'Land',
  } satisfies Record<PropertyType, string>,
  each: {
    YEARLY: 'a year',
    HALF_YEARLY: 'for 6 months',
    QUARTERLY: 'for 3 months',
    MONTHLY: 'a month',
    TWO_YEARLY: 'for 2 years',
  } satisfies Record<Frequency, string>,
  quote: 'What it costs',
  parts: {
    rent_amount: 'Rent',
    service_charge: 'Service charge, a year',
    caution_deposit: 'Caution deposit, refunded at the end',
    agency_fee: 'Agency fee, once',
    legal_fee: 'Legal fee, once',
  },
  toMoveIn: 'To move in',
  safe: 'View the home before you pay anything. Rent is paid through Gida, never to a private person.',
  gone: {
    title: 'This home is no longer to let',
    note: 'It has been let, or is no longer advertised. You can look at other homes.',
  },
  nowhere: { title: 'There is no such page', note: 'The link may be incomplete. Look at all homes instead.' },
  ask: {
    title: 'Ask a question or to view it',
    note: 'Your question goes only to the people who manage this home.',
    name: 'Your name',
    reach: 'Your phone or e-mail',
    question: 'Your question',
    send: 'Send my question',
    faults: {
      name: 'Enter your name.',
      reach: 'Enter a phone number like 0803 123 4567, or an e-mail address.',
      question: 'Write at least a few words, and no more than 1,000 characters.',
      links: 'Use no more than two links. Messages with more are treated as advertising.',
    },
    tooMany: 'Too many questions have been sent. Try again later, or apply below.',
    sent: {
      title: 'Your question has been sent',
      note: 'The people who manage this home will answer you. Nobody may ask you for money before you have seen it.',
    },
  },
  apply: {
    title: 'Apply for this home',
    note: 'It is free and needs no account. You get a private link by SMS to follow your application.',
    full_name: 'Your full name',
    phone: 'Phone number',
    email: 'E-mail address, optional',
    employment: 'Your occupation',
    income_band: 'Monthly income',
    household: 'Number of people moving in',
    move_in_date: 'Preferred move-in date',
    message: 'Anything else, optional',
    consent: CONSENT_TEXTS.APPLICATION.text as string,
    submit: 'Send my application',
    wrong: 'Some answers need correcting. See the fields below.',
    missing: 'Please fill this in',
  },
  employment: {
    EMPLOYED: 'Employed',
    SELF_EMPLOYED: 'Self-employed',
    BUSINESS_OWNER: 'Business owner',
    STUDENT: 'Student',
    RETIRED: 'Retired',
    OTHER: 'Other',
  } satisfies Record<Employment, string>,
  income: {
    BELOW_150K: 'Below ₦150,000',
    '150K_TO_400K': '₦150,000 to ₦400,000',
    '400K_TO_1M': '₦400,000 to ₦1 million',
    ABOVE_1M: 'Above ₦1 million',
    NOT_SAID: 'I would rather not say',
  } satisfies Record<IncomeBand, string>,
  choose: 'Choose',
  sent: {
    title: 'Your application was sent',
    code: (code: string) => `Your code is ${code}.`,
    note: 'We have sent you an SMS with a private link. Use it to check the status or withdraw your application.',
  },
  mine: {
    title: (code: string) => `Your application ${code}`,
    of: (headline: string, name: string) => `${headline}. Sent by ${name}.`,
    states: {
      SUBMITTED: 'Received. It has not been reviewed yet.',
      UNDER_REVIEW: 'It is being reviewed.',
      APPROVED: 'The home is yours, if you want it. An invitation was sent to your phone: open it to join.',
      REJECTED: 'It was declined.',
      WITHDRAWN: 'You withdrew it.',
    },
    reason: (said: string) => `Reason: ${said}`,
    withdraw: 'Withdraw my application',
    withdrawNote: 'The manager sees that you withdrew it. Your details are erased after 180 days.',
  },
  /** By mail and SMS. */
  told: {
    hello: (name: string) => `Hello ${name},`,
    text: (code: string, link: string) =>
      `Gida: we have your application ${code}. Follow or withdraw it here: ${link}`,
    subject: (code: string, home: string) => `Your application ${code}: ${home}`,
    received: (home: string, place: string, code: string) =>
      `We have received your application for “${home}” in ${place}. Its code is ${code}.`,
    follow: (link: string) => `Follow or withdraw it here: ${link}`,
    secret:
      'Keep this link to yourself: anyone who has it can see your application. We never ask for your BVN, and nobody may ask you for money before you have seen the home.',
    rejectedText: (code: string, reason: string) => `Gida: your application ${code} was declined. ${reason}`,
    rejected: (home: string) => `Your application for “${home}” was declined.`,
    forgotten: 'We erase what you sent us after 180 days.',
  },
}

export type PageWords = typeof en
