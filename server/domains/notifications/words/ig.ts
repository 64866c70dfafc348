import type { NewsWords } from './en.ts'

export const ig: NewsWords = {
  types: {
    RENT_PAYMENT: 'Ụgwọ ụlọ',
    SECURITY_DEPOSIT: 'Ego nkwado',
    MAINTENANCE_FEE: 'Ụgwọ nrụzi',
    UTILITY_BILL: 'Ụgwọ ọkụ na mmiri',
    LATE_FEE: 'Ụgwọ igbu oge',
    COMMISSION: 'Ụgwọ ọrụ',
    REFUND: 'Nkwụghachi ego',
    CAUTION_DEPOSIT: 'Ego nkwado ụlọ',
    SERVICE_CHARGE: 'Ụgwọ nlekọta ụlọ',
    AGENCY_FEE: 'Ụgwọ onye na-ahụ maka ụlọ',
    LEGAL_FEE: 'Ụgwọ ọkàiwu',
    AGREEMENT_FEE: 'Ụgwọ nkwekọrịta',
    PENALTY_FEE: 'Ụgwọ ntaramahụhụ',
    ADVANCE_RENT: 'Ụgwọ ụlọ tupu oge',
    STAMP_DUTY: 'Ụtụ stampụ',
  },
  paid: {
    title: (what) => `A kwụọla ya: ${what}`,
    byBank: (sum, home) => `A kwụọla ya. Ụlọ akụ akwadola ya. ${sum} maka ${home}.`,
    byOffice: (sum, home) => `A kwụọla ya. Onye nlekọta gị edeela ya. ${sum} maka ${home}.`,
    receipt: (number) => `Risiti gị bụ ${number}.`,
  },
  notPaid: {
    title: 'Ịkwụ ụgwọ agaghị',
    message: (sum, home) => `${sum} maka ${home} agaghị.`,
    bankSaid: (sum, home, said) => `${sum} maka ${home}: ụlọ akụ kwuru na ${said}.`,
    safe: 'Ọ bụrụ na ụlọ akụ gị were ego ahụ, ọ dị mma, a ga-ejikọ ya na gị. (It is safe.)',
  },
  reversed: {
    title: 'A tụgharịrị otu ịkwụ ụgwọ',
    message: (sum, home, why) =>
      `A tụgharịrị ụgwọ ị kwụrụ, ${sum} maka ${home}: ${why}. I ji ụgwọ ihe ọ kwụrụ ọzọ, risiti ya abaghịzi uru. (What it had paid is owed again, and its receipt is void.)`,
  },
  refunded: {
    title: (sum) => `${sum} alaghachikwutela gị`,
    message: (home, why) =>
      `E weghachila ya${home && ` maka ${home}`}: ${why}. Ụlọ akụ gị nwere ike iwe otu ụbọchị igosi ya.`,
  },
  paidTwice: {
    title: (sum) => `Ị kwụrụ ugboro abụọ; ${sum} na-alọghachi`,
    message: (sum, home, why) =>
      `${why} A na-eweghachi ${sum}${home && ` maka ${home}`} ebe o si bịa. Ụlọ akụ nwere ike iwe ụbọchị ọrụ iri.`,
  },
  takenBack: {
    title: 'Ụlọ akụ gị ewerela otu ịkwụ ụgwọ azụ',
    message: (sum, home) =>
      `Ụlọ akụ gị ewerela ${sum} ị kwụrụ maka ${home} azụ. A naghịzi agụ ya dị ka nke akwụrụ. (It does not count as paid any more.)`,
  },
  leaseProposed: {
    title: 'Nke a ọ bụ ụlọ gị?',
    message: (estate, unit, day, rent) =>
      `${estate} kwuru na ị bụ onye bi na ${unit} site na ${day}, na ${rent}. A gaghị arịọ gị ihe ọ bụla tupu i kwuo ee. (Nothing is asked of you before you say yes.) Zaa ebe a:`,
    text: (estate, unit) => `${estate}: ọ̀ bụ gị bi na ${unit}? Zaa:`,
  },
  leaseStarted: {
    title: (estate) => `Ụlọ gị na ${estate}`,
    message: (unit, from, to) =>
      `${unit} bụ nke gị site na ${from} ruo ${to}. Lee ihe ruru ịkwụ ma kwụọ ya ebe a.`,
    text: (unit) => `${unit} bụ nke gị. Lee ihe ruru ịkwụ ma kwụọ ya ebe a:`,
  },
  leaseEnding: {
    title: (days) =>
      `Nkwekọrịta gị ga-agwụ ${days === 0 ? 'taa' : days === 1 ? 'echi' : `n’ime ụbọchị ${days}`}`,
    message: (home, day) => `${home}, bụ nke gị ruo ${day}. Gwa onye nlekọta gị ma ị chọrọ ịnọ.`,
    set: (home, day) =>
      `${home}. E debela ụbọchị ikpeazụ: ${day}. Gwa onye nlekọta gị ma ị tụghị anya nke a. (Its last day is set.)`,
  },
  leaseEnded: {
    title: 'Ibi n’ụlọ gị agwụla',
    message: (home, day) =>
      `${home}. Ụbọchị ikpeazụ bụ ${day}. Ụgwọ i ji, na ihe e jiiri gị, dị ebe a. (Your tenancy has ended.)`,
  },
  leaseGoesOn: {
    title: 'Nkwekọrịta gị na-aga n’ihu',
    message: (home, day) =>
      `${home}. A kagbuola mmechi ya tupu oge: ọ bụ nke gị ruo ${day}. Gwa onye nlekọta gị ma ị tụghị anya nke a. (Your lease goes on.)`,
  },
  leaseCalledOff: {
    title: 'A kagbuola nkwekọrịta gị',
    message: (home) =>
      `${home}. I jighị ụgwọ ọ bụla na ya, ihe ị kwụrụ dịkwara gị. (Nothing is owed for it.)`,
  },
  lateFee: {
    title: (sum) => `A tinyere ụgwọ igbu oge ${sum}`,
    message: (what, day, late, days) =>
      `${what}, ụbọchị ịkwụ ya bụ ${day}: ${late} n’ime ya agafeela oge ụbọchị ${days}.`,
    rule: (estate, rule) => `Iwu ${estate}: ${rule} Gwa onye nlekọta gị ma ọ bụrụ na o zighị ezi.`,
  },
  waived: {
    title: (sum) => `I jighịzi ụgwọ ${sum}`,
    message: (what, sum, why) =>
      `${what}: a gbagharala gị ${sum} n’ime ya, ọ dịghị onye ga-arịọ gị ya. Ihe kpatara ya: ${why}.`,
  },
  writtenOff: {
    title: (sum) => `A naghịzi arịọ gị ${sum}`,
    message: (what, sum) =>
      `${what}: e mechiela ${sum}, ọ dịghị onye na-arịọ gị ya ugbu a. Ọ bụrụ na ị kwụọ ya ma emechaa, a ga-agụnye ya na nke a.`,
  },
  waiverUndone: {
    title: (sum) => `I ji ụgwọ ${sum} ọzọ`,
    message: (what, sum) =>
      `${what}: a na-arịọ ${sum} a gbagharaburu ọzọ. Gwa onye nlekọta gị ma ọ bụrụ na ọ bụghị eziokwu.`,
  },
  card: (brand, last4) => `kaadị${brand && ` ${brand}`} gị${last4 && ` nke mechiri na ${last4}`}`,
  autopay: {
    announced: {
      title: (sum, day) => `A ga-ewere ${sum} na ${day}`,
      message: (what, sum, card, day) =>
        `${what}: ${sum} site na ${card} na ${day}. Ị nwere ike ịwụfe nke a ma ọ bụ kwụsịtụ ya tupu mgbe ahụ. (You can skip this one or pause until then.)`,
      text: (sum, day) => `A ga-ewere ${sum} na kaadị gị ${day}. Wụfee ya ma ọ bụ kwụsịtụ ya:`,
    },
    postponed: {
      title: 'Otu ịkwụ ụgwọ nke na-akwụ onwe ya agaghị',
      message: (sum, what) => `E weghị ${sum} maka ${what}. (Nothing was taken.)`,
      bankSaid: (said) => `Ụlọ akụ kwuru: ${said}.`,
      again: (card, day) => `Anyị ga-anwa ${card} ọzọ na ${day}. Ị nwere ike iji ụzọ ọzọ kwụọ tupu mgbe ahụ.`,
      text: (sum, day) => `E weghị ${sum}. Anyị ga-anwa ọzọ ${day}. Ị nwere ike iji ụzọ ọzọ kwụọ:`,
    },
    overCeiling: {
      title: (what) => `${what} karịrị oke gị`,
      message: (sum, home, ceiling) =>
        `${sum} maka ${home} karịrị ${ceiling} i kwere maka otu ụgwọ, ya mere e weghị ihe ọ bụla. Kwụọ ya n’onwe gị, ma ọ bụ bulie oke ahụ. (Nothing is taken.)`,
      text: (sum) => `${sum} karịrị oke gị, e weghị ihe ọ bụla. Kwụọ ya n’onwe gị:`,
    },
    ended: {
      title: 'Ịkwụ ụgwọ nke na-akwụ onwe ya agwụla',
      message: (home, card) =>
        `Ibi na ${home} agwụla, ya mere a gaghị ewerezi ihe ọ bụla na ${card} maka ya. (Nothing more is taken.)`,
      text: 'Ịkwụ ụgwọ nke na-akwụ onwe ya agwụla. A gaghị ewerezi ihe ọ bụla:',
    },
    followed: {
      title: 'Hazie ịkwụ ụgwọ nke na-akwụ onwe ya ọzọ',
      message: (home, card) =>
        `Nkwekọrịta ụlọ ọhụrụ sochiri nke ${home}, ihe ị kwetara bụkwa maka nke ahụ naanị, ya mere anaghị ewere ihe ọ bụla na ${card} ugbu a. Hazie ya ọzọ maka nke ọhụrụ, ma ọ bụ kwụọ ya n’onwe gị. (Nothing is taken now.)`,
      text: 'Ị nwere nkwekọrịta ụlọ ọhụrụ, ya mere anaghị ewere ihe ọ bụla ugbu a. Hazie ya ọzọ:',
    },
    paused: {
      title: 'A kwụsịtụla ịkwụ ụgwọ nke na-akwụ onwe ya',
      message: (home) =>
        `A gaghị ewerezi ihe ọ bụla maka ${home} ruo mgbe ị malitere ya ọzọ. Biko kwụọ ihe ruru n’onwe gị. (Nothing more is taken.)`,
      because: (why, card) => `${why}: ${card}.`,
      why: {
        SHORT_OF_FUNDS: 'Ugboro anọ ego ezughị na kaadị ahụ',
        CARD_DECLINED: 'Ụlọ akụ jụrụ kaadị ahụ',
        CARD_EXPIRED: 'Oge kaadị ahụ agwụla',
        CARD_REMOVED: 'E wepụrụ kaadị ahụ',
        OTHER: 'Ịkwụ ụgwọ ahụ agaghị',
      },
      text: 'A kwụsịtụla ịkwụ ụgwọ n’onwe ya. A gaghị ewerezi ihe. Kwụọ n’onwe gị:',
    },
    expiring: {
      title: 'Oge otu kaadị i debere ga-agwụ n’oge na-adịghị anya',
      message: (card, day) =>
        `Ruo ${day} ị nwere ike iji ${card} kwụọ. Debe nke ọhụrụ mgbe ị ga-akwụ ụgwọ ọzọ.`,
      monthEnd: 'ngwụcha ọnwa',
      text: 'Oge otu kaadị i debere ga-agwụ. Debe nke ọhụrụ mgbe ị ga-akwụ ụgwọ ọzọ:',
    },
  },
  deposit: {
    PROPOSED: {
      title: 'Ego nchekwa gị: biko lee ya',
      message: (home) =>
        `A tụrụ aro maka ego nchekwa gị na ${home}. Lee ihe a ga-ewepụ na ihe kpatara ya, kwuo ma ì kwetara.`,
    },
    SETTLED: {
      title: 'Ego nchekwa gị nọ n’ụzọ',
      message: (home, sum) => `A ga-ezipu ${sum} n’ego nchekwa gị maka ${home} n’akaụntụ i nyere.`,
    },
    PART_RETURNED: {
      title: 'E zipụla akụkụ ego nchekwa gị',
      message: (home, sum) =>
        `E zipụla ${sum} n’ego nchekwa gị maka ${home}, nke onye ọ bụla na-arụghị ụka, n’akaụntụ i nyere. A ka ji nke fọdụrụ ruo mgbe e kwekọrịtara. (The rest is held until it is agreed.)`,
    },
    RETURNED: {
      title: 'E zipụla ego nchekwa gị',
      message: (home, sum) => `E zipụla ${sum} n’ego nchekwa gị maka ${home} n’akaụntụ i nyere.`,
    },
    ACCOUNT: {
      title: 'Ebe ego nchekwa gị na-aga',
      message: (home, account) =>
        `A ga-eweghachi ego nchekwa gị maka ${home} na ${account}. Ọ bụghị gị? Gwa onye nlekọta gị ozugbo, tupu e zipụ ya.`,
    },
    due: {
      title: 'O ruola iweghachi ego nchekwa',
      message: (home, day) => `Ego nchekwa gị maka ${home} kwesịrị ịlọta tupu ${day}.`,
    },
    late: {
      title: 'Ego nchekwa egbuola oge',
      message: (home, day) => `Ego nchekwa gị maka ${home} kwesịrị ịlọtala na ${day}.`,
    },
  },
  reportToSign: {
    title: {
      MOVE_IN: 'Gụọ ma binye aka n’akụkọ mbata n’ụlọ',
      PERIODIC: 'Gụọ ma binye aka n’akụkọ ọnọdụ ụlọ',
      MOVE_OUT: 'Gụọ ma binye aka n’akụkọ ọpụpụ n’ụlọ',
      VACANT: 'Gụọ ma binye aka n’akụkọ ọnọdụ ụlọ',
      AFTER_WORKS: 'Gụọ ma binye aka n’akụkọ mgbe ọrụ gachara',
    },
    message: (unit) => `${unit}. I nwere ụbọchị 7 ikwu ihe i na-ekwetaghị.`,
  },
  notice: {
    kinds: {
      QUIT: 'akwụkwọ ka ị pụọ (notice to quit)',
      INTENTION: 'akwụkwọ na onye nwe ụlọ chọrọ ụlọ ya (notice of the owner’s intention)',
    },
    SERVED: {
      title: 'Akwụkwọ ọkwa banyere ụlọ gị',
      message: (kind, unit) =>
        `${kind}, ${unit}. Gụọ ihe o kwuru, na ebe ị ga-enweta ndụmọdụ. Naanị ụlọ ikpe na-achụpụ mmadụ. (Only a court orders somebody out.)`,
    },
    WITHDRAWN: {
      title: 'E weghachitela akwụkwọ ọkwa banyere ụlọ gị (withdrawn)',
      message: (kind, unit) => `${kind}, ${unit}`,
    },
    DEFECTIVE: {
      title: 'Akwụkwọ ọkwa banyere ụlọ gị nwere mmejọ',
      message: (kind, unit) => `Ọ baghị uru: ${kind}, ${unit}. (It does not count.)`,
    },
  },
  fault: {
    writtenDown: 'Ọfịs ederela gị ihe mebiri',
    ASSIGNED: 'Mmadụ na-abịa maka ihe ị kọrọ',
    IN_PROGRESS: 'Ọrụ ahụ amaliteela',
    ON_HOLD: 'Ihe ị kọrọ na-echere',
    RESOLVED: 'Ọ dịla mma?',
    sayWhether: 'Kwuo ma ọ̀ dị mma, ma ọ bụ mepee ya ọzọ.',
    sayOrClosed: 'Ọ bụrụ na i kwughị okwu, a ga-emechi ya n’oge na-adịghị anya; i ka nwere ike imepe ya.',
    CLOSED: 'E mechiela ihe ị kọrọ',
    CANCELLED: 'A nabataghị ihe ị kọrọ',
    OPEN: 'E mepere ya ọzọ',
    visit: {
      HOME: 'Mmadụ na-abịa ịrụ ọrụ n’ụlọ gị',
      PLANNED: 'Mmadụ na-abịa maka ihe ị kọrọ',
      MOVED: 'A gbanwere oge ọbịbịa ahụ',
      CANCELLED: 'A kagbuola ọbịbịa ahụ',
    },
    cost: {
      THEIRS: 'Ọ bụ gị ga-akwụ ụgwọ nrụzi a',
      NOT_THEIRS: 'Ọ bụghịzi gị ga-akwụ ụgwọ nrụzi a',
      disagree: 'Degara ọfịs ma ọ bụrụ na i kwetaghị.',
    },
  },
  meeting: {
    invites: (who) => `${who} na-akpọ gị`,
    dropped: (who) => `${who} akpọghịzi gị n’otu nzukọ`,
    changed: (who) => `${who} agbanweela otu nzukọ`,
    cancelled: (who) => `${who} akagbuola otu nzukọ`,
    reason: (why) => `Ihe kpatara ya: ${why}`,
    withinDay: 'Nzukọ dị n’ime otu ụbọchị',
    withinHour: 'Nzukọ dị n’ime otu awa',
    minutes: (who) => `${who} edeela ihe e kwuru na nzukọ`,
    asksWhen: (who) => `${who} na-ajụ mgbe ị ga-abịali`,
    pollWithdrawn: (who) => `${who} eweghachitela ajụjụ oge`,
  },
  message: {
    voice: 'Ozi olu',
    file: 'Foto ma ọ bụ faịlụ',
    subject: (who) => `${who} degaara gị ozi`,
    text: (who) => `${who} degaara gị ozi. Gụọ ya ma zaa ebe a:`,
  },
  documents: {
    title: (count) => (count === 1 ? 'Oge otu akwụkwọ ga-agwụ' : `Oge akwụkwọ ${count} ga-agwụ`),
    message: (list) => `${list}. Bulite nke ọhụrụ n’ọnọdụ ya.`,
    more: (count) => `na ${count} ọzọ`,
  },
  address: {
    mailTitle: 'Email gị anaghị anabata ozi',
    mail: (address) => `Ụlọ ọrụ email kwuru na ${address} adịghị. Tinye nke ọzọ na profaịlụ gị.`,
    smsTitle: 'Anyị akwụsịla izigara nọmba gị SMS',
    sms: (phone, why) =>
      `${phone} jụrụ ozi abụọ n’usoro${why && ` (${why})`}. Ọ bụrụ na ọ dị na ndepụta Do-Not-Disturb, ziga ALLOW na 2442. Pịazie ebe a na-ezite SMS ọzọ na ntọala ọkwa gị. A ka na-anwa ozi mberede na koodu nbanye.`,
  },
  push: {
    payment: { title: 'Ozi banyere ịkwụ ụgwọ', body: 'Mepee Gida ka ị hụ ya.' },
    tenant: { title: 'Ozi banyere ụlọ', body: 'Mepee Gida ka ị hụ ya.' },
    maintenance: { title: 'Ozi banyere ndozi', body: 'Mepee Gida ka ị hụ ya.' },
    message: { title: 'Ozi ọhụrụ', body: 'Mepee Gida ka ị gụọ ya.' },
    calendar: { title: 'Kalenda gị', body: 'Mepee Gida ka ị hụ ihe gbanwere.' },
  },
  digest: {
    subject: (day, count) => `Gida, ${day}: ihe ${count} kemgbe ụnyaahụ`,
    foot: 'Ị rịọrọ otu email n’ụbọchị. Ị nwere ike ịgbanwe ya na Gida: Settings, Notifications.',
  },
}
