import type { impersonation as english } from '../en/impersonation.ts'
import type { Words } from '../words.ts'

export const impersonation = {
  title: (name: string) => `Kuna ganin Gida a matsayin ${name}.`,
  text: ({ why, left }: { why: string; left: number }) =>
    `Karatu kawai · ${why} · saura minti ${left} · komai yana cikin tarihi`,
  byConsent: 'da yardarsa',
  because: (reason: string) => `dalili: ${reason}`,
  stop: 'Tsaya',
  lost: 'Ku fita, sannan ku sake shiga da kanku.',
  card: {
    title: 'Izinin masu taimako',
    loading: 'Ana buɗe izinin masu taimako...',
    note: 'Har awa 24 wani babban mai kula da Gida zai iya ganin abin da kuke gani, don ya taimake ku. Ba zai iya canza komai ba; hira, takardu, fayiloli da asusun banki a rufe suke. (They can change nothing.)',
    off: 'A kashe',
    until: (when: string) => `An yarda har ${when}`,
    allow: 'Yarda na awa 24',
    allowing: 'Ana buɗewa…',
    allowed: 'Masu taimako za su iya dubawa na awa 24.',
    revoke: 'Janye izinin',
    revoking: 'Ana janyewa…',
    revoked: 'Masu taimako ba za su iya dubawa kuma ba.',
    looks: 'Wa ya duba',
    nobody: 'Ba wanda ya duba.',
    consented: 'Da yardarku',
    look: (name: string) => `${name}, mai taimako na Gida`,
    running: 'Yanzu',
  },
} satisfies Words<typeof english>
