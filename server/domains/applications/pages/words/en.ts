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
  none: 'No home fits this at the moment. Look again with fewer wishes, or come back next week.',
  filter: {
    state: 'State',
    anyState: 'Any state',
    bedrooms: 'Bedrooms, at least',
    rent: 'Rent, at most',
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
    caution_deposit: 'Caution deposit, given back at the end',
    agency_fee: 'Agency fee, once',
    legal_fee: 'Legal fee, once',
  },
  toMoveIn: 'To move in',
  safe: 'See the home before you pay anything. Rent is paid through Gida, never to a private person.',
  gone: {
    title: 'This home is not to let any more',
    note: 'It has found its people, or was taken off the page. There are others.',
  },
  nowhere: { title: 'There is no such page', note: 'The link may be cut off. Look at all homes instead.' },
  ask: {
    title: 'Ask about it, or to see it',
    note: 'Your question goes to the people who manage this home, and nowhere else.',
    name: 'Your name',
    reach: 'Your phone or e-mail',
    question: 'Your question',
    send: 'Send my question',
    faults: {
      name: 'Write your name.',
      reach: 'Write a phone number like 0803 123 4567, or an e-mail address.',
      question: 'Write at least a few words, and no more than 1,000 signs.',
      links: 'Write it with at most two links: what is full of them is taken for advertising.',
    },
    tooMany: 'A lot was asked already. Come again later, or apply below.',
    sent: {
      title: 'Your question is on its way',
      note: 'The people who manage this home answer you themselves. Nobody may ask you for money before you have seen it.',
    },
  },
  apply: {
    title: 'Apply for this home',
    note: 'Free, and without an account. You get a private link by text message to follow it.',
    full_name: 'Your full name',
    phone: 'Phone number',
    email: 'E-mail address, optional',
    employment: 'What you do',
    income_band: 'Income in a month',
    household: 'How many will live there',
    move_in_date: 'When you would move in',
    message: 'Anything else, optional',
    consent: CONSENT_TEXTS.APPLICATION.text as string,
    submit: 'Send my application',
    wrong: 'Some of it is not right yet. See the fields below.',
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
    title: 'Your application is in',
    code: (code: string) => `Its code is ${code}.`,
    note: 'We have sent you a text message with a private link. There you see how it stands, and can take it back.',
  },
  mine: {
    title: (code: string) => `Your application ${code}`,
    of: (headline: string, name: string) => `${headline}. Sent by ${name}.`,
    states: {
      SUBMITTED: 'It is in, and has not been looked at yet.',
      UNDER_REVIEW: 'It is being looked at.',
      APPROVED: 'The home is yours, if you want it. An invitation was sent to your phone: open it to join.',
      REJECTED: 'It was not taken this time.',
      WITHDRAWN: 'You took it back.',
    },
    reason: (said: string) => `What was said: ${said}`,
    withdraw: 'Take my application back',
    withdrawNote: 'The manager sees that you took it back. Your details are erased after 180 days.',
  },
  /** By mail and SMS. */
  told: {
    hello: (name: string) => `Hello ${name},`,
    text: (code: string, link: string) =>
      `Gida: your application ${code} is in. Follow it or take it back here: ${link}`,
    subject: (code: string, home: string) => `Your application ${code}: ${home}`,
    received: (home: string, place: string, code: string) =>
      `Your application for “${home}” in ${place}, is in. Its code is ${code}.`,
    follow: (link: string) => `Follow it, or take it back, here: ${link}`,
    secret:
      'Keep this link to yourself: whoever has it sees your application. We never ask for your BVN, and nobody may ask you for money before you have seen the home.',
    rejectedText: (code: string, reason: string) => `Gida: your application ${code} was not taken. ${reason}`,
    rejected: (home: string) => `Your application for “${home}” was not taken this time.`,
    forgotten: 'What you sent us is forgotten after 180 days.',
  },
}

export type PageWords = typeof en
