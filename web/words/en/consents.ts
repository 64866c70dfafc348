import type { ConsentChannel, ConsentPurpose } from '@gida/contract/domains/privacy/consents'

/** What people agreed to, what they are asked to agree to, and how they take it back. */
export const consents = {
  title: 'What you agreed to',
  note: 'Each with the text as it stood then. You can withdraw optional consents here with one tap, and what they allowed stops at once.',
  loading: 'Loading what you agreed to…',
  none: 'You have not agreed to anything yet.',
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
  withdrawnAt: (when: string) => `Withdrawn ${when}`,
  untilWhen: (when: string) => `Expires ${when}`,
  states: { holds: 'Agreed', withdrawn: 'Withdrawn', over: 'Ended' },
  read: 'Read the text',
  withdraw: 'Withdraw',
  withdrawing: 'Withdrawing…',
  withdrawn: 'Consent withdrawn',
  agree: 'I agree',
  agreeing: 'Saving…',
  agreed: 'Thank you. It is recorded.',
  account:
    'The terms hold as long as you have an account. To end that, ask below for your data to be erased.',
  banner: {
    changed: 'There is a new version. Read it when you have a minute:',
    first: 'Please read how Gida works with you and with your data:',
    later: 'Later',
  },
  counts: {
    title: 'What people agreed to',
    note: 'By version, without names. Each person sees their own under Settings, Privacy.',
    none: 'Nobody has agreed to anything yet.',
    row: (title: string, version: number) => `${title}, version ${version}`,
    given: (given: number, withdrawn: number) =>
      withdrawn === 0
        ? `${given.toLocaleString('en')} agreed`
        : `${given.toLocaleString('en')} agreed, ${withdrawn.toLocaleString('en')} withdrew`,
  },
} as const
