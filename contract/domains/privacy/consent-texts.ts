import type { ConsentPurpose } from './consents.ts'

/** Wording of the smaller consents. The screens show the same text; a test compares them. */
export const CONSENT_TEXTS = {
  PUSH: {
    title: 'Push on this device',
    text: 'A short note on the screen, without amounts or names, also when Gida is closed.',
  },
  CARD: {
    title: 'Save this card for next time',
    text: 'We keep its last four digits and a sealed key, never the number. Remove it any time.',
  },
  SUPPORT: {
    title: 'Access for support',
    text: 'For 24 hours a super admin of Gida may see what you see, to help you. They can change nothing; chat, papers, files and bank accounts stay closed.',
  },
  APPLICATION: {
    title: 'Application for a home',
    text: 'I agree that my details go to the manager and the owner of this home, to decide on this application. If it is not taken they are erased after 180 days (Nigeria Data Protection Act 2023).',
  },
} as const satisfies Partial<Record<ConsentPurpose, { title: string; text: string }>>
