import type { deposits as english } from '../en/deposits.ts'
import type { Words } from '../words.ts'

export const deposits = {
  title: 'Kuɗin ajiya da ake riƙe',
  mineTitle: 'Kuɗin ajiyarku',
  mineNote: 'Ana ajiye muku kuɗin ajiya (caution deposit) har ku tashi',
  noun: 'kuɗaɗen ajiya',
  loading: 'Ana buɗe kuɗin ajiya...',
  columns: { tenant: 'Ɗan haya', held: 'Abin da ake riƙe', state: 'Matsayi', due: 'Ranar mayarwa' },
  empty: {
    DUE: 'Babu kuɗin ajiyar da za a mayar.',
    OPEN: 'Ba a riƙe da kuɗin ajiya ba.',
    ALL: 'Babu kuɗin ajiya tukuna.',
  },
  emptyNote: 'Kuɗin ajiya zai bayyana a nan da zarar an biya shi.',
  states: {
    HELD: 'Ana riƙe da shi',
    PROPOSED: 'Ana jiran ɗan haya',
    DISPUTED: 'Ana jayayya',
    AGREED: 'An yarda',
    SETTLED: 'Za a tura',
    RETURNED: 'An mayar',
  },
  one: {
    title: (place: string) => `Kuɗin ajiyar ${place}`,
    mine: 'Kuɗin ajiyarku',
    crumb: 'Kuɗin ajiya',
    details: 'Bayanin kuɗin ajiya',
    held: 'Ana riƙe wa ɗan haya',
    heldForYou: 'Ana riƙe muku',
    notFound: 'Babu wannan kuɗin ajiya, ko ba ku da izinin ganinsa.',
    lease: 'Buɗe yarjejeniyar',
    ends: (day: string) => `Hayar za ta ƙare ${day}`,
    ended: (day: string) => `Hayar ta ƙare ${day}`,
    left: (days: number) =>
      days === 0 ? 'Yau ne rana' : days === 1 ? 'Saura kwana 1' : `Saura kwana ${days}`,
    late: (days: number) => `Makara kwana ${days}`,
    runs: 'Babu abin yi yayin da hayar take ci gaba.',
    none: 'Ba a riƙe komai na wannan yarjejeniya ba.',
    shares: 'Yadda za a raba shi',
    noDeductions: 'Ba a cire komai ba.',
    arrears: 'Na biyan bashin da ya rage',
    back: 'Abin da za a mayar wa ɗan haya',
    evidence: (place: number) => `Shaida ${place}`,
    answer: { yes: 'Ɗan haya ya yarda', no: 'Ɗan haya bai yarda ba' },
    waits: 'Ana jiran amsar ɗan haya.',
    account: 'Asusun da za a mayar',
    noAccount: 'Ɗan haya bai ba da asusun banki ba tukuna.',
    otherName:
      'Sunan da banki ya bayar na wannan asusu ba na ɗan hayar ba ne. Ku tambaye shi kafin ku aika kuɗin.',
    youNamedNone: 'Ba ku ba da asusun banki ba tukuna.',
    toTenant: {
      otherName:
        'Sunan da banki ya bayar na wannan asusu ba naku ba ne. Idan ba asusunku ba ne, ku ba da wani.',
      back: 'Abin da za a mayar muku',
      answer: { yes: 'Kun yarda', no: 'Ba ku yarda ba' },
      waits: 'Ana jiran amsarku.',
      proposed: 'Ana jiranku',
    },
    youNoAccount: 'Za a tambaye ku asusun bankinku idan hayar ta ƙare.',
    partSent: (amount: string, day: string, reference: string) =>
      `An tura ${amount}, wanda babu jayayya a kansa, a ranar ${day}, ${reference}.`,
    sent: (amount: string, day: string, reference: string) =>
      `An tura ${amount} a ranar ${day}, ${reference}.`,
  },
  answering: {
    title: 'Kun yarda?',
    text: (amount: string) =>
      `Idan kun yarda, ${amount} zai dawo gare ku, sauran kuma a rubuta su yadda aka ce. (If you agree, the rest is booked as proposed.)`,
    textOfRest:
      'Idan kun yarda, za a rubuta abin da ake riƙe yadda aka ce. (If you agree, what is still held is booked as proposed.)',
    agree: 'Na yarda (I agree)',
    agreed: 'Kun yarda',
    dispute: 'Ban yarda ba (I do not agree)',
    words: 'Me ba daidai ba?',
    wordsMissing: 'Ku faɗi abin da ba ku yarda da shi ba',
    send: 'Aika',
    sending: 'Ana aikawa…',
    sent: 'An aika maganarku',
    cancel: 'Koma',
  },
  naming: {
    title: 'Ina za a tura shi?',
    change: 'Wani asusu',
    save: 'Yi amfani da wannan asusu',
    saving: 'Ana tambayar banki…',
    saved: (name: string) => `Zai shiga asusun ${name}`,
  },
  unknown: 'Ba a sami amsa ba. Ku sake dannawa: sau ɗaya kawai ake yi. (It is done only once.)',
} satisfies Words<typeof english>
