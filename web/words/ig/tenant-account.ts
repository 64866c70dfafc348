import type { tenantAccount as english } from '../en/tenant-account.ts'
import type { Words } from '../words.ts'

export const tenantAccount = {
  title: 'Ego m',
  loading: 'Ego gị na-emepe...',
  asOf: (when: string) => `Ka ọ dị na ${when}`,
  band: {
    label: 'Ebe ị nọ',
    creditNote: 'Ọ ga-akwụ ụgwọ gị na-esote',
    depositNote: 'Ọ ga-abụ nke gị ọzọ mgbe ị pụrụ',
  },
  pay: {
    now: 'Kwụọ ugbu a',
    ahead: 'Buru ụzọ kwụọ',
    withCard: (card: string) => `Jiri ${card} kwụọ`,
  },
  charges: {
    title: 'Ihe ọ bụ maka ya',
    all: 'Ụgwọ niile',
    none: 'O nweghị ụgwọ ị ga-akwụ.',
    due: (day: string) => `Ụbọchị ịkwụ ụgwọ: ${day}`,
    byItself: (day: string) => `a ga-akwụ ya n’onwe ya na ${day}`,
  },
  ways: {
    title: 'Ụzọ ịkwụ ụgwọ',
    who: (amount: string) =>
      `Ị na-akwụ kpọmkwem ihe i ji. Esteeti na-ebu ego ọrụ ịkwụ ụgwọ. Maka ${amount} ọ dị ihe dị ka:`,
    names: {
      bank_transfer: 'Zipu n’ụlọ akụ',
      card: 'Kaadị',
      ussd: 'USSD',
      bank: 'Ngwa ma ọ bụ saịtị ụlọ akụ gị',
    },
  },
  card: {
    name: (brand: string | null, last4: string | null) =>
      `${brand ? `${brand[0]?.toUpperCase()}${brand.slice(1)}` : 'Kaadị'}${last4 ? `\u00a0••••\u00a0${last4}` : ''}`,
    good: (bank: string | null, day: string | null) =>
      [bank, day && `ọ dị mma ruo ${day}`].filter(Boolean).join(' · '),
    states: {
      EXPIRING: 'Oge ya ga-agwụ n’oge na-adịghị anya',
      EXPIRED: 'Oge ya agwụla',
      RESTS: 'A jụrụ ya ọtụtụ ugboro',
    },
    default: 'Ọ bụ ya ka a na-ebu ụzọ egosi',
  },
  cards: {
    title: 'Kaadị e chekwara',
    crumb: 'Ego m',
    note: 'Anyị na-edebe ọnụọgụ anọ ikpeazụ na igodo emechiri emechi. Nọmba kaadị n’onwe ya anaghị erute Gida.',
    none: 'O nweghị kaadị e chekwara',
    noneNote:
      'Kaa akara na “Chekwaa kaadị a maka oge ọzọ” mgbe ị na-eji kaadị akwụ ụgwọ, ọ ga-adị ebe a oge ọzọ.',
    noneShort: 'O nwebeghị kaadị e chekwara. I nwere ike ichekwa otu mgbe i ji ya kwụọ ụgwọ.',
    menu: (card: string) => `Ihe ị ga-eme na ${card}`,
    makeDefault: 'Buru ụzọ gosi ya',
    madeDefault: (card: string) => `A na-ebu ụzọ egosi ${card} ugbu a`,
    remove: 'Wepụ',
    removing: {
      title: (card: string) => `Wepụ ${card}?`,
      text: 'A ga-echefu ya ebe a ozugbo, ọrụ ịkwụ ụgwọ ga-echefukwa ya. O nweghị ihe a kwụrụ ga-agbanwe.',
      stops: 'Ịkwụ ụgwọ n’onwe ya na-eji kaadị a, a ga-akwụsịtụ ya.',
      confirm: 'Wepụ kaadị ahụ',
      keep: 'Hapụ ya',
      busy: 'Anyị na-ewepụ ya…',
      done: (card: string) => `E wepụla ${card}`,
    },
    save: 'Chekwaa kaadị a maka oge ọzọ',
    saveNote:
      'Anyị na-edebe ọnụọgụ anọ ikpeazụ ya na igodo emechiri emechi, ọ bụghị nọmba ya. Wepụ ya mgbe ọ bụla.',
    payNow: 'Kwụọ ugbu a',
    rests: 'Jiri ya kwụọ otu ugboro na peeji ịkwụ ụgwọ ma chekwaa ya ọzọ: mgbe ahụ ọ ga-arụkwa ọrụ ebe a.',
  },
  standing: {
    title: 'Ịkwụ ụgwọ na-akpaghị aka',
    note: 'A na-eji kaadị e chekwara akwụ ụgwọ ụlọ mgbe oge ya ruru. Anyị na-agwa gị ụbọchị atọ tupu ịkwụ nke ọ bụla, i nwere ike ịwụfe ya ma ọ bụ kwụsịtụ ya. (We tell you three days before each payment.)',
    open: 'Gbanwee, wụfee ma ọ bụ kwụsịtụ',
    setUp: 'Hazie ịkwụ ụgwọ n’onwe ya',
    needsCard: 'Ọ chọrọ kaadị e chekwara',
    needsCardNote:
      'Jiri kaadị kwụọ otu ugboro ma kaa akara na “Chekwaa kaadị a maka oge ọzọ”. Emesịa lọta ebe a.',
    notOffered: 'Agbanyụrụ ịkwụ ụgwọ n’onwe ya n’esteeti gị',
    notOfferedNote: 'Gida agbanyụọla ya ebe ahụ ugbu a. I nwere ike na-akwụ ka ọ dị na mbụ.',
    needsHome: 'I nweghị ụlọ ugbu a',
    needsHomeNote: 'Mgbe nkwekọrịta gị malitere, i nwere ike ịhazi ịkwụ ụgwọ n’onwe ya.',
    statuses: { ACTIVE: 'Ọ na-arụ ọrụ', PAUSED: 'Ọ kwụsịtụrụ', CANCELLED: 'Ọ kwụsịla' },
    reasons: {
      BY_TENANT:
        'Ị kwụsịtụrụ ya. A gaghị ewere ego ọ bụla ruo mgbe ị malitere ya ọzọ. (Nothing is taken until you resume it.)',
      SHORT_OF_FUNDS:
        'Ego dị na kaadị ahụ ezughị ugboro anọ. A gaghị ewere ego ọzọ. (Nothing more is taken.)',
      CARD_DECLINED:
        'Ụlọ akụ jụrụ kaadị ahụ. A gaghị ewere ego ọzọ. Jụọ ụlọ akụ gị, ma ọ bụ họrọ kaadị ọzọ. (Nothing more is taken.)',
      CARD_EXPIRED: 'Oge kaadị ahụ agwụla. Họrọ nke ọzọ ka ị gaa n’ihu.',
      CARD_REMOVED: 'E wepụrụ kaadị ahụ. Họrọ nke ọzọ ka ị gaa n’ihu.',
      LEASE_ENDED: 'Nkwekọrịta ụlọ ahụ agwụla.',
    },
    next: (amount: string, day: string) => `Nke na-esote: ${amount} na ${day}`,
    noNext: 'O nwebeghị ihe a haziri. Anyị na-agwa gị ụbọchị atọ tupu ịkwụ nke na-esote.',
    details: {
      pays: 'Ọ na-akwụ',
      card: 'Jiri',
      ceiling: 'Nke kacha',
      each: (amount: string) => `${amount} maka otu ụgwọ`,
      day: 'Mgbe',
      since: 'Kemgbe',
    },
    days: {
      '-7': 'Ụbọchị 7 tupu ụbọchị ịkwụ ụgwọ',
      '-3': 'Ụbọchị 3 tupu ụbọchị ịkwụ ụgwọ',
      '-1': 'Otu ụbọchị tupu ụbọchị ịkwụ ụgwọ',
      '0': 'N’ụbọchị ịkwụ ụgwọ',
    } as Record<string, string>,
    anyDay: (days: number) =>
      days < 0 ? `Ụbọchị ${-days} tupu ụbọchị ịkwụ ụgwọ` : `Ụbọchị ${days} mgbe ụbọchị ịkwụ ụgwọ gasịrị`,
    debits: 'Ịkwụ ụgwọ n’onwe ya',
    debit: {
      PLANNED: (day: string) => `A ga-ewere ya na ${day}`,
      UNDER_WAY: () => 'Anyị na-ajụ ụlọ akụ',
      PAID: () => 'Akwụọla',
      PAID_OTHERWISE: () => 'Akwụrụ ya n’ụzọ ọzọ',
      SKIPPED: () => 'Ị wụfere ya',
      OVER_CEILING: () => 'O karịrị oke gị: e weghị ego ọ bụla',
      STOPPED: () => 'E weghị ya',
    },
    again: (said: string, day: string) => `E weghị ya: ${said}. A ga-anwa ọzọ na ${day}`,
    skip: 'Wụfee',
    skipOf: (what: string) => `Wụfee ${what}`,
    skipping: {
      title: (amount: string, day: string) => `Wụfee ${amount} na ${day}?`,
      text: (what: string) =>
        `I ka ji ${what}, gị onwe gị ga-akwụ ya. A ga-ewere ndị na-esote ka ọ dị na mbụ. (It stays owed.)`,
      confirm: (amount: string) => `Wụfee ${amount}`,
      keep: 'Hapụ ya',
      busy: 'Anyị na-awụfe ya…',
      done: 'Ị wụfeela ya. A gaghị ewere ego maka ya. (Nothing is taken for it.)',
    },
    pause: 'Kwụsịtụ',
    pausing: 'Anyị na-akwụsịtụ ya…',
    paused:
      'Ọ kwụsịtụla. A gaghị ewere ego ọ bụla ruo mgbe ị malitere ya ọzọ. (Nothing is taken until you resume it.)',
    resume: 'Malite ọzọ',
    resuming: 'Ọ na-amalite…',
    resumed: 'Ọ malitela ọzọ. Anyị na-agwa gị ụbọchị atọ tupu ịkwụ nke ọ bụla.',
    resumeNote: 'Ihe oge ya ruru kemgbe ahụ, a ga-ewere ya ọzọ mgbe a gwara gị ụbọchị atọ tupu.',
    change: 'Gbanwee ya',
    cancel: 'Kwụsị ya',
    cancelling: {
      title: 'Kwụsị ịkwụ ụgwọ n’onwe ya?',
      text: (place: string) =>
        `A gaghị ewere ego ọzọ maka ${place}. Gị onwe gị ga-akwụ ụgwọ nke ọ bụla. I nwere ike ịhazi ya ọzọ mgbe ọ bụla. (Nothing more is taken.)`,
      confirm: 'Kwụsị ya',
      keep: 'Hapụ ya',
      busy: 'Anyị na-akwụsị ya…',
      done: 'Ọ kwụsịla. A gaghị ewere ego ọzọ. (Nothing more is taken.)',
    },
    form: {
      title: (place: string) => `Maka ${place}`,
      card: 'Jiri nke a kwụọ',
      types: 'Ihe ọ na-akwụ',
      typesMissing: 'Họrọ ma ọ dịkarịa ala otu',
      ceiling: 'Nke kacha maka otu ụgwọ',
      ceilingHelp: 'A naghị ewere ụgwọ karịrị ya. A ga-agwa gị, gị onwe gị akwụọ ya.',
      ceilingWrong: 'Dee ego na naira, dị ka 250,000. Nke kacha nta bụ ₦50.',
      day: 'Mgbe',
      first: (amount: string, what: string, day: string) => `Nke mbụ: ${amount} maka ${what}, na ${day}.`,
      firstUnknown: 'Nke mbụ bụ ụgwọ na-esote n’ụdị ndị a. Anyị na-agwa gị ụbọchị atọ tupu.',
      late: 'Gị onwe gị ga-akwụ ụgwọ gafeela oge.',
      over: (amount: string, what: string) => `${what} bụ ${amount}, o karịrị nke ahụ: a gaghị ewere ya.`,
      agree:
        'Ekwere m ka Gida were ego na kaadị a otú e dere ya ebe a ruo mgbe m kwụsịrị ya. (I let Gida charge this card as written here until I stop it.)',
      agreeMissing: 'Kaa akara ebe a iji kwere',
      save: 'Gbanye ịkwụ ụgwọ n’onwe ya',
      saving: 'Anyị na-echekwa ya…',
      saveChange: 'Chekwaa mgbanwe ahụ',
      leave: 'Kagbuo',
      saved: 'Agbanyela ịkwụ ụgwọ n’onwe ya. Anyị na-agwa gị ụbọchị atọ tupu ịkwụ nke ọ bụla.',
    },
    onLease: {
      ACTIVE: 'Onye bi n’ụlọ na-eji kaadị akwụ ụgwọ nkwekọrịta a n’onwe ya.',
      PAUSED: 'Onye bi n’ụlọ ahaziela ịkwụ ụgwọ n’onwe ya maka nkwekọrịta a. Ọ kwụsịtụrụ.',
    },
  },
  receipts: { title: 'Risiti', all: 'Risiti niile', none: 'Risiti gị ga-apụta ebe a.' },
} satisfies Words<typeof english>
