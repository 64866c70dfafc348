import type { law as english } from '../en/law.ts'
import type { Words } from '../words.ts'

export const law = {
  disclaimer:
    'Wannan ba shawarar doka ko ta haraji ba ce. Yana maimaita ƙa’idojin da aka karanta a wani wuri, kowace da tushenta. Ku tambayi lauya kafin ku yi aiki da shi. (This is not legal or tax advice.)',
  confidences: {
    H: 'Tushe mai ƙarfi: rubutun dokar kanta, ko tushe biyu',
    M: 'Tushe ɗaya mai kyau',
    L: 'Tushe mara ƙarfi',
  },
  statuses: {
    IN_FORCE: 'Doka ce (In force)',
    PROPOSED: 'Ƙudiri ne, ba doka ba (A bill, not law)',
    CUSTOM: 'Al’ada ce, ba doka ba (Custom, not law)',
  },
  source: {
    open: 'Daga inda wannan ya fito',
    source: 'Tushe',
    confidence: 'Ƙarfin tushe',
    pack: 'Yana cikin',
    dates: 'Ranakunsa',
  },

  lease: {
    title: 'Abin da doka ta ce',
    notice: 'Sanarwar tashi (Notice to quit)',
    loading: 'Ana duba ƙa’idoji…',
    givenOn: 'Idan an ba da sanarwa ranar',
    agreed: 'Tsawon sanarwar da yarjejeniyar ta faɗa',
    agreedOpt: 'kwanaki',
    agreedHelp: 'Idan kuka bar shi, tsawon da ƙa’idar ta ce shi ne',
    agreedWrong: 'Cikakken adadin kwanaki, 1 zuwa 730',
    mayEnd: (given: string, ends: string) =>
      `Sanarwar da aka bayar ranar ${given} za ta iya ƙare wannan hayar ranar ${ends}, ba kafin nan ba. (A notice given on ${given} may end this tenancy on ${ends} at the earliest.)`,
    steps: 'Sanarwar, rana bayan rana',
    stepNames: {
      GIVEN: 'An ba da sanarwa',
      RUNS_OUT: 'Lokacin sanarwar ya cika',
      TERM_ENDS: 'Wa’adin ya ƙare',
      EXPIRES: 'Sanarwar za ta iya ƙare hayar',
      RECOVERY: 'Mai gida zai iya zuwa kotu (The owner may go to court)',
    },
    also: 'Haka kuma',
    advance: 'Hayar da ake biya tun da wuri (Rent in advance)',
    allowed: (asked: number, most: number) =>
      `An yarda a nemi hayar wata ${asked} lokaci ɗaya: mafi yawa wata ${most}.`,
    tooMuch: (asked: number, most: number) =>
      `Ba a yarda a nemi hayar wata ${asked} lokaci ɗaya ba: mafi yawa wata ${most}.`,
    verdicts: {
      ALLOWED: 'An yarda (Allowed)',
      TOO_MUCH: 'Ya yi yawa (Too much)',
      UNKNOWN: 'Ba a sani ba (Not known)',
    },
    stamp: 'Harajin hatimi (Stamp duty)',
    stampDue: (day: string) => `A biya kafin ${day}`,
    stampFrom: (day: string) => `an ɗauka an sa hannu ranar ${day}`,
    stampPayer: 'Ɗan haya ne yake biya (The tenant pays)',
    stampNone: 'Ba a sani ba',
    withholding: 'Harajin da ake riƙewa, a shekara (Withholding tax)',
    onlyCompany: 'idan kamfani ne yake biya',
    nothing: 'Babu',
  },

  told: {
    dueMonths: (count: number) => `Irin wannan ɗan hayar yana da wata ${count}.`,
    dueDays: (count: number) => `Irin wannan ɗan hayar yana da kwana ${count}.`,
    agreed: (count: number) => `Yarjejeniyar da kanta ta ce kwana ${count}, kuma ita ce a gaba.`,
    runsOut: (day: string) => `An ƙirga daga ${day}.`,
    termEnds: 'Ranar ƙarshe da yarjejeniyar da kanta ta bayar.',
    expires: 'Ba za ta ƙare hayar kafin wannan ranar ba.',
    recovery:
      'Da farko mai gida zai rubuta cewa yana so a mayar masa da gidansa. Sai kwanakin wannan sun cika ne zai iya zuwa kotu: ba kafin wannan ranar ba.',
    arrears: 'Akwai ƙa’ida ta wanda bashin haya ya yi masa yawa.',
    noRule: 'Babu ƙa’idar da muka karanta da ta amsa wannan. Ku tambayi lauya.',
    bill: 'Wani ƙudiri, wanda ba doka ba ne, zai canja wannan.',
    penalty: 'Wanda ya karɓi fiye da haka ana iya hukunta shi.',
    stamp: (rate: string, rent: string) => `${rate} na ${rent}, wato hayar duk wa’adin.`,
    stampFree: 'Ƙaramar yarjejeniya tana iya tsira daga gare shi: an faɗa, amma ba a tabbatar ba.',
    withheld: (rate: string, rent: string) =>
      `Kamfanin da yake biyan haya yana riƙe ${rate} na ${rent} ya kai ofishin haraji.`,
    notWithheld: 'Mutum mai biyan haya ba ya riƙe komai.',
    relief: (rate: string, rent: string) => `${rate} na ${rent}, wato hayar da kuka biya.`,
    reliefMost: (most: string) => `Mafi yawa ${most}.`,
  },

  rules: {
    title: 'Dokar haya',
    note: 'Abin da Gida ta sani game da haya da haraji, da inda ya fito',
    noun: 'ƙa’idoji',
    search: 'Nemi da kalma, kamar notice ko stamp…',
    loading: 'Ana buɗe ƙa’idoji...',
    state: 'Jiha',
    allStates: 'Duk jihohi',
    status: 'Matsayi',
    allStatuses: 'Kowane iri',
    on: 'A ranar',
    columns: { rule: 'Ƙa’ida', pack: 'Doka', status: 'Matsayi', from: 'Tana aiki daga' },
    from: (day: string) => `daga ${day}`,
    until: (day: string) => `har ${day}`,
    everywhere: 'Duk Najeriya',
    noRule: (state: string) => `Ba mu da ƙa’ida ta jihar ${state}. Ku tambayi lauya. (Ask a lawyer.)`,
    noRuleNote: 'Abin da kuke gani a nan yana aiki a duk Najeriya.',
    empty: 'Babu ƙa’idar da ta dace',
    emptyNote: 'Ku gwada wata kalma, wata jiha ko wata rana.',
  },
} satisfies Words<typeof english>
