import type { consents as english } from '../en/consents.ts'
import type { Words } from '../words.ts'

export const consents = {
  title: 'Ihe i kwetara',
  note: 'Ya na ederede ya otú ọ dị n’oge ahụ. Ihe na-abụghị iwu, i ji otu mpịa eweghachi ya ebe a, ihe o kwere akwụsịkwa ozugbo.',
  loading: 'Anyị na-ele ihe i kwetara…',
  none: 'I kwetabeghị ihe ọ bụla.',
  purposes: {
    TERMS: 'Usoro ojiji',
    PRIVACY: 'Ọkwa nzuzo',
    PUSH: 'Push na ngwaọrụ gị',
    CARD: 'Kaadị e chekwara',
    SUPPORT: 'Ikike ndị enyemaka',
    APPLICATION: 'Arịrịọ ụlọ',
  },
  pages: { TERMS: '/terms', PRIVACY: '/privacy' },
  channels: {
    WEB: 'n’ime ngwa',
    EMAIL: 'site na njikọ email',
    SMS: 'site na njikọ SMS',
    LINK: 'site na njikọ e nyere gị',
  },
  version: (version: number, when: string, how: string) => `Ụdị nke ${version}, i kwetara ${when}, ${how}`,
  withdrawnAt: (when: string) => `E weghachiri ya ${when}`,
  untilWhen: (when: string) => `Ọ ga-agwụ n’onwe ya ${when}`,
  states: { holds: 'I kwetara', withdrawn: 'E weghachiri ya', over: 'Ọ gwụla' },
  read: 'Gụọ ederede ahụ',
  withdraw: 'Weghachi',
  withdrawing: 'Anyị na-eweghachi ya…',
  withdrawn: 'E weghachila ya',
  agree: 'Ekwetara m',
  agreeing: 'Anyị na-echekwa…',
  agreed: 'Daalụ. E dekọla ya.',
  account:
    'Usoro ahụ na-eguzo ogologo oge i nwere akaụntụ. Iji kwụsị ya, rịọ n’okpuru ka e hichapụ data gị. (The terms hold as long as you have an account.)',
  banner: {
    changed: 'Ederede anyị nwere ụdị ọhụrụ. Gụọ ya mgbe i nwere oge:',
    first: 'Biko gụọ otú Gida si arụ ọrụ na gị na data gị:',
    later: 'Emesịa',
  },
  counts: {
    title: 'Ihe ndị mmadụ kwetara',
    note: 'Dị ka ụdị si dị, na-enweghị aha. Onye ọ bụla na-agụ nke ya na Ntọala, Nzuzo.',
    none: 'O nwebeghị onye kwetara ihe ọ bụla.',
    row: (title: string, version: number) => `${title}, ụdị nke ${version}`,
    given: (given: number, withdrawn: number) =>
      withdrawn === 0
        ? `${given.toLocaleString('en')} kwetara`
        : `${given.toLocaleString('en')} kwetara, ${withdrawn.toLocaleString('en')} weghachiri ya`,
  },
} satisfies Words<typeof english>
