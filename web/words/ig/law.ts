import type { law as english } from '../en/law.ts'
import type { Words } from '../words.ts'

export const law = {
  disclaimer:
    'Nke a abụghị ndụmọdụ iwu ma ọ bụ nke ụtụ. Ọ na-ekwughachi iwu a gụrụ n’ebe ọzọ, nke ọ bụla ya na ebe o si. Jụọ ọka iwu tupu ị mee ihe na ya. (This is not legal or tax advice.)',
  confidences: {
    H: 'Isi ya siri ike: akwụkwọ iwu n’onwe ya, ma ọ bụ isi abụọ',
    M: 'Otu ezigbo isi',
    L: 'Isi ya esighị ike',
  },
  statuses: {
    IN_FORCE: 'Ọ bụ iwu (In force)',
    PROPOSED: 'Ọ bụ atụmatụ iwu, ọ bụghị iwu (A bill, not law)',
    CUSTOM: 'Ọ bụ omenala, ọ bụghị iwu (Custom, not law)',
  },
  source: {
    open: 'Ebe nke a si',
    source: 'Ebe o si',
    confidence: 'Otú o siri doo anya',
    pack: 'Ọ dị n’ime',
    dates: 'Ụbọchị ya',
  },

  lease: {
    title: 'Ihe iwu kwuru',
    notice: 'Akwụkwọ ịpụ n’ụlọ (Notice to quit)',
    loading: 'Anyị na-elele iwu…',
    givenOn: 'Ọ bụrụ na e nyere ọkwa n’ụbọchị',
    agreed: 'Ogologo ọkwa nkwekọrịta ahụ n’onwe ya kwuru',
    agreedOpt: 'ụbọchị',
    agreedHelp: 'Ọ bụrụ na ị hapụ ya, ogologo iwu kwuru ka a ga-eji',
    agreedWrong: 'Ọnụọgụ ụbọchị zuru ezu, 1 ruo 730',
    mayEnd: (given: string, ends: string) =>
      `Ọkwa e nyere na ${given} nwere ike ịkwụsị ibi n’ụlọ a na ${ends}, ọ bụghị tupu mgbe ahụ. (A notice given on ${given} may end this tenancy on ${ends} at the earliest.)`,
    steps: 'Ọkwa ahụ, ụbọchị n’ụbọchị',
    stepNames: {
      GIVEN: 'E nyere ọkwa',
      RUNS_OUT: 'Oge ọkwa ahụ zuru',
      TERM_ENDS: 'Oge nkwekọrịta agwụ',
      EXPIRES: 'Ọkwa ahụ nwere ike ịkwụsị ibi n’ụlọ',
      RECOVERY: 'Onye nwe ụlọ nwere ike ịga ụlọ ikpe (The owner may go to court)',
    },
    also: 'Ọzọkwa',
    advance: 'Ụgwọ ụlọ a na-ebu ụzọ akwụ (Rent in advance)',
    allowed: (asked: number, most: number) =>
      `E kwere ka a jụọ ụgwọ ụlọ ọnwa ${asked} n’otu oge: nke kacha bụ ọnwa ${most}.`,
    tooMuch: (asked: number, most: number) =>
      `E kweghị ka a jụọ ụgwọ ụlọ ọnwa ${asked} n’otu oge: nke kacha bụ ọnwa ${most}.`,
    verdicts: {
      ALLOWED: 'E kwere ya (Allowed)',
      TOO_MUCH: 'Ọ karịrị (Too much)',
      UNKNOWN: 'A maghị (Not known)',
    },
    stamp: 'Ụtụ akara (Stamp duty)',
    stampDue: (day: string) => `A ga-akwụ ya tupu ${day}`,
    stampFrom: (day: string) => `a gụrụ ya ka e binyere aka na ${day}`,
    stampPayer: 'Onye bi n’ụlọ na-akwụ ya (The tenant pays)',
    stampNone: 'A maghị',
    withholding: 'Ụtụ a na-ewepụta, kwa afọ (Withholding tax)',
    onlyCompany: 'ma ọ bụrụ na ọ bụ ụlọ ọrụ na-akwụ',
    nothing: 'O nweghị',
  },

  told: {
    dueMonths: (count: number) => `Ụdị onye bi n’ụlọ a nwere ọnwa ${count}.`,
    dueDays: (count: number) => `Ụdị onye bi n’ụlọ a nwere ụbọchị ${count}.`,
    agreed: (count: number) =>
      `Nkwekọrịta ahụ n’onwe ya kwuru ụbọchị ${count}, nke ahụ ka a ga-ebu ụzọ gbasoo.`,
    runsOut: (day: string) => `A gụrụ ya site na ${day}.`,
    termEnds: 'Ụbọchị ikpeazụ nkwekọrịta ahụ n’onwe ya nyere.',
    expires: 'Ọ gaghị akwụsị ibi n’ụlọ tupu ụbọchị a.',
    recovery:
      'Onye nwe ụlọ ga-ebu ụzọ dee na ọ chọrọ ụlọ ya. Ọ bụ naanị mgbe ụbọchị akwụkwọ ahụ zuru ka ọ ga-aga ụlọ ikpe: ọ bụghị tupu ụbọchị a.',
    arrears: 'E nwere iwu maka onye ụgwọ ụlọ ya dị ukwuu.',
    noRule: 'O nweghị iwu anyị gụrụ zara nke a. Jụọ ọka iwu.',
    bill: 'Atụmatụ iwu, nke na-abụghị iwu, ga-agbanwe nke a.',
    penalty: 'Onye natara karịa nwere ike ịta ahụhụ.',
    stamp: (rate: string, rent: string) => `${rate} nke ${rent}, ụgwọ ụlọ nke oge niile.`,
    stampFree: 'Obere nkwekọrịta nwere ike ọ gaghị akwụ ya: e kwuru ya, ma o dobeghị anya.',
    withheld: (rate: string, rent: string) =>
      `Ụlọ ọrụ na-akwụ ụgwọ ụlọ na-ewepụta ${rate} nke ${rent} nye ụlọ ọrụ ụtụ.`,
    notWithheld: 'Mmadụ na-akwụ ụgwọ ụlọ anaghị ewepụta ihe ọ bụla.',
    relief: (rate: string, rent: string) => `${rate} nke ${rent}, ụgwọ ụlọ ị kwụrụ.`,
    reliefMost: (most: string) => `Nke kacha bụ ${most}.`,
  },

  rules: {
    title: 'Iwu ibi n’ụlọ',
    note: 'Ihe Gida maara banyere ibi n’ụlọ na ụtụ, na ebe o si',
    noun: 'iwu',
    search: 'Jiri okwu chọọ, dị ka notice ma ọ bụ stamp…',
    loading: 'Iwu na-emepe...',
    state: 'Steeti',
    allStates: 'Steeti niile',
    status: 'Ọnọdụ',
    allStatuses: 'Ụdị niile',
    on: 'N’ụbọchị',
    columns: { rule: 'Ụkpụrụ', pack: 'Iwu', status: 'Ọnọdụ', from: 'O ji malite' },
    from: (day: string) => `site na ${day}`,
    until: (day: string) => `ruo ${day}`,
    everywhere: 'Naịjirịa niile',
    noRule: (state: string) => `Anyị enweghị iwu maka steeti ${state}. Jụọ ọka iwu. (Ask a lawyer.)`,
    noRuleNote: 'Ihe ị hụrụ ebe a dị maka Naịjirịa niile.',
    empty: 'O nweghị iwu dabara',
    emptyNote: 'Nwaa okwu ọzọ, steeti ọzọ ma ọ bụ ụbọchị ọzọ.',
  },
} satisfies Words<typeof english>
