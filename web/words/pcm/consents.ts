import type { consents as english } from '../en/consents.ts'
import type { Words } from '../words.ts'

export const consents = {
  title: 'Wetin you gree to',
  note: 'With the text as e be that time. Wetin you fit choose, you fit take am back here with one tap, and wetin e allow go stop sharp sharp.',
  loading: 'We dey look wetin you gree to…',
  none: 'You never gree to anything.',
  purposes: {
    TERMS: 'Terms of use',
    PRIVACY: 'Privacy notice',
    PUSH: 'Push for your devices',
    CARD: 'Saved cards',
    SUPPORT: 'Access for support',
    APPLICATION: 'Application for house',
  },
  pages: { TERMS: '/terms', PRIVACY: '/privacy' },
  channels: {
    WEB: 'for the app',
    EMAIL: 'with link for email',
    SMS: 'with link for SMS',
    LINK: 'with link wey person give you',
  },
  version: (version: number, when: string, how: string) => `Version ${version}, you gree ${when}, ${how}`,
  withdrawnAt: (when: string) => `You take am back ${when}`,
  untilWhen: (when: string) => `E go end by itself ${when}`,
  states: { holds: 'You gree', withdrawn: 'You take am back', over: 'E don end' },
  read: 'Read the text',
  withdraw: 'Take am back',
  withdrawing: 'We dey take am back…',
  withdrawn: 'You don take am back',
  agree: 'I gree',
  agreeing: 'We dey save am…',
  agreed: 'Thank you. We don write am.',
  account:
    'The terms stand as long as you get account. To end am, ask down here make we clean your data. (The terms hold as long as you have an account.)',
  banner: {
    changed: 'Our texts get new version. Read am when you get small time:',
    first: 'Abeg read how Gida dey work with you and with your data:',
    later: 'Later',
  },
  counts: {
    title: 'Wetin people gree to',
    note: 'By version, no name. Each person dey read their own for Settings, Privacy.',
    none: 'Nobody never gree to anything.',
    row: (title: string, version: number) => `${title}, version ${version}`,
    given: (given: number, withdrawn: number) =>
      withdrawn === 0
        ? `${given.toLocaleString('en')} gree`
        : `${given.toLocaleString('en')} gree, ${withdrawn.toLocaleString('en')} take am back`,
  },
} satisfies Words<typeof english>
