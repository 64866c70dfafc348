import type { ConsentChannel, ConsentPurpose } from '@gida/contract/domains/privacy/consents'

/** What people agreed to, what they are asked to agree to, and how they take it back. */
export const consents = {
  title: 'What you agreed to',
  note: 'With the text as it stood then. What is free you take back here with one tap, and what it allowed stops at once.',
  loading: 'Looking what you agreed to…',
  none: 'You have agreed to nothing yet.',
  purposes: {
    TERMS: 'Terms of use',
    PRIVACY: 'Privacy notice',
    PUSH: 'Push on your devices',
    CARD: 'Saved cards',
    SUPPORT: 'Access for support',
    APPLICATION: 'Application for a home',
  } satisfies Record<ConsentPurpose, string>,
  pages: { TERMS: '/terms', PRIVACY: '/privacy' },
  channels: {
    WEB: 'in the app',
    EMAIL: 'by a link in an e-mail',
    SMS: 'by a link in a text message',
    LINK: 'by a link that was handed over',
  } satisfies Record<ConsentChannel, string>,
  version: (version: number, when: string, how: string) => `Version ${version}, agreed ${when}, ${how}`,
  withdrawnAt: (when: string) => `Taken back ${when}`,
  untilWhen: (when: string) => `Ends by itself ${when}`,
  states: { holds: 'Agreed', withdrawn: 'Taken back', over: 'Ended' },
  read: 'Read the text',
  withdraw: 'Take back',
  withdrawing: 'Taking back…',
  withdrawn: 'It is taken back',
  agree: 'I agree',
  agreeing: 'Saving…',
  agreed: 'Thank you. It is noted.',
  account:
    'The terms hold as long as you have an account. To end that, ask below for your data to be erased.',
  banner: {
    changed: 'Our texts have a new version. Read it when you have a minute:',
    first: 'Please read how Gida works with you and with your data:',
    later: 'Later',
  },
  counts: {
    title: 'What people agreed to',
    note: 'By version, nobody by name. Each person reads their own under Settings, Privacy.',
    none: 'Nobody has agreed to anything yet.',
    row: (title: string, version: number) => `${title}, version ${version}`,
    given: (given: number, withdrawn: number) =>
      withdrawn === 0
        ? `${given.toLocaleString('en')} agreed`
        : `${given.toLocaleString('en')} agreed, ${withdrawn.toLocaleString('en')} took it back`,
  },
} as const
