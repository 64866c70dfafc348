import { z } from 'zod'

/** Legal bases of processing (section 25 NDPA 2023). */
export const BASES = {
  CONTRACT: 'to keep a contract with you, or to prepare one',
  LEGAL_DUTY: 'because a law makes us',
  LEGITIMATE_INTEREST: 'because of a legitimate interest that does not outweigh yours',
  CONSENT: 'because you agreed, until you take that back',
} as const
export type Basis = keyof typeof BASES

/** Laws that require keeping data that would otherwise be erased, and for how many years. */
export const HOLDING_LAWS = {
  LIMITATION: {
    name: 'Limitation Law of the state, simple contracts (in Lagos section 8)',
    years: 6,
    from: 'from when it was written',
  },
  TAX: {
    name: 'Nigeria Tax Administration Act 2025, books and records',
    years: 6,
    from: 'from the end of the year in which it was written',
  },
} as const
export type HoldingLaw = keyof typeof HOLDING_LAWS

type Activity = { title: string; purpose: string; basis: Basis; people: string; law?: HoldingLaw }

/** Processing activities: basis of the record of processing and of what people read about their own data. */
export const ACTIVITIES = {
  ACCOUNT: {
    title: 'Your account',
    purpose: 'To know who you are, reach you, and show you what is yours',
    basis: 'CONTRACT',
    people: 'everybody with an account',
  },
  SECURITY: {
    title: 'Keeping your account safe',
    purpose: 'To let nobody else in, and to find out what happened if somebody came in',
    basis: 'LEGITIMATE_INTEREST',
    people: 'everybody with an account',
  },
  TENANCY: {
    title: 'Homes and tenancies',
    purpose: 'To keep the book of a tenancy: its terms, its people, its notices and its end',
    basis: 'CONTRACT',
    people: 'tenants, landlords, guarantors, people of the household',
    law: 'LIMITATION',
  },
  MONEY: {
    title: 'Money',
    purpose: 'To take payments, write receipts, pay owners, and keep the books',
    basis: 'LEGAL_DUTY',
    people: 'tenants, landlords, payers',
    law: 'TAX',
  },
  PAPERS: {
    title: 'Papers and signatures',
    purpose: 'To keep agreements, notices and what was signed, so that they can be proved',
    basis: 'CONTRACT',
    people: 'the parties of a tenancy, those who sign',
    law: 'LIMITATION',
  },
  MESSAGES: {
    title: 'Messages',
    purpose: 'To let the people of a tenancy write to each other',
    basis: 'CONTRACT',
    people: 'everybody who writes',
  },
  UPKEEP: {
    title: 'Repairs and upkeep',
    purpose: 'To have what is broken repaired, and to know what was done',
    basis: 'CONTRACT',
    people: 'who reports something, staff, vendors and their workers',
  },
  MEETINGS: {
    title: 'Meetings and calendar',
    purpose: 'To call people together and remember what is planned',
    basis: 'LEGITIMATE_INTEREST',
    people: 'everybody who is invited',
  },
  SAFETY: {
    title: 'Alarms',
    purpose: 'To warn people in danger, and to know who is safe',
    basis: 'LEGITIMATE_INTEREST',
    people: 'residents, their next of kin, wardens',
  },
  LETTING: {
    title: 'Applications and invitations',
    purpose: 'To let a home, and to bring in those who belong to it',
    basis: 'CONTRACT',
    people: 'applicants, invited people',
  },
  TELLING: {
    title: 'What you are told',
    purpose: 'To tell you what concerns you, by the ways that you chose',
    basis: 'CONTRACT',
    people: 'everybody with an account',
  },
  CONSENTS: {
    title: 'What you agreed to',
    purpose: 'To be able to show what you agreed to, and when you took it back',
    basis: 'LEGAL_DUTY',
    people: 'everybody who agreed to something',
  },
  REQUESTS: {
    title: 'What you asked about your data',
    purpose: 'To answer you in time, and to be able to show that we did',
    basis: 'LEGAL_DUTY',
    people: 'everybody who asked',
    law: 'LIMITATION',
  },
  LOG: {
    title: 'Who did what',
    purpose: 'To be able to show who changed what, also in court',
    basis: 'LEGITIMATE_INTEREST',
    people: 'everybody with an account',
    law: 'LIMITATION',
  },
  WORDING: {
    title: 'Better words for the app',
    purpose: 'To make what Gida says read well in each language',
    basis: 'LEGITIMATE_INTEREST',
    people: 'everybody who proposed some',
  },
  OFFICE: {
    title: 'The work of the office',
    purpose: 'To run an estate: its lists, forms, imports and reports',
    basis: 'LEGITIMATE_INTEREST',
    people: 'staff, owners, vendors and people on their lists',
  },
} as const satisfies Record<string, Activity>
export type ActivityKey = keyof typeof ACTIVITIES
export const ActivityKey = z.enum(Object.keys(ACTIVITIES) as [ActivityKey, ...ActivityKey[]])

/** Kind of data in a column. */
export const DATA_KINDS = {
  name: 'names',
  contact: 'e-mail and phone',
  address: 'addresses',
  identity: 'last signs of an identity number',
  account: 'bank account',
  words: 'what was written',
  file: 'files and pictures',
  device: 'devices and network addresses',
  secret: 'secrets and digests',
  money: 'money',
} as const
export type DataKind = keyof typeof DATA_KINDS
