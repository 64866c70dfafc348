import type { NewsWords } from './en.ts'

export const yo: NewsWords = {
  types: {
    RENT_PAYMENT: 'Owó ilé',
    SECURITY_DEPOSIT: 'Owó ìdógò',
    MAINTENANCE_FEE: 'Owó àtúnṣe',
    UTILITY_BILL: 'Owó iná àti omi',
    LATE_FEE: 'Owó ìtanràn pípẹ́',
    COMMISSION: 'Owó ọ̀yà',
    REFUND: 'Owó tí a dá padà',
    CAUTION_DEPOSIT: 'Owó ìdógò ilé',
    SERVICE_CHARGE: 'Owó ìtọ́jú ilé',
    AGENCY_FEE: 'Owó aṣojú ilé',
    LEGAL_FEE: 'Owó agbẹjọ́rò',
    AGREEMENT_FEE: 'Owó àdéhùn',
    PENALTY_FEE: 'Owó ìtanràn',
    ADVANCE_RENT: 'Owó ilé ìṣáájú',
    STAMP_DUTY: 'Owó òǹtẹ̀ ìjọba',
  },
  paid: {
    title: (what) => `A ti san án: ${what}`,
    byBank: (sum, home) => `A ti sanwó. Báńkì ti jẹ́rìí sí i. ${sum} fún ${home}.`,
    byOffice: (sum, home) => `A ti sanwó. Alábòójútó yín ti kọ ọ́ sílẹ̀. ${sum} fún ${home}.`,
    receipt: (number) => `Ìwé-ẹ̀rí owó yín ni ${number}.`,
  },
  notPaid: {
    title: 'Ìsanwó kò kọjá',
    message: (sum, home) => `${sum} fún ${home} kò kọjá.`,
    bankSaid: (sum, home, said) => `${sum} fún ${home}: báńkì ní ${said}.`,
    safe: 'Bí báńkì yín bá mú owó náà, ó wà láìléwu, a ó sì so ó mọ́ yín. (It is safe.)',
  },
  reversed: {
    title: 'A ti yí ìsanwó kan padà',
    message: (sum, home, why) =>
      `A ti yí ìsanwó yín ${sum} fún ${home} padà: ${why}. Ẹ tún jẹ gbèsè ohun tó san, ìwé-ẹ̀rí rẹ̀ kò sì ní agbára mọ́. (What it had paid is owed again, and its receipt is void.)`,
  },
  refunded: {
    title: (sum) => `${sum} ti padà sọ́dọ̀ yín`,
    message: (home, why) =>
      `A ti dá a padà${home && ` fún ${home}`}: ${why}. Ó lè gba báńkì yín ní ọjọ́ kan láti fi hàn.`,
  },
  paidTwice: {
    title: (sum) => `Ẹ san án lẹ́ẹ̀mejì; ${sum} ń padà bọ̀`,
    message: (sum, home, why) =>
      `${why} A ń dá ${sum}${home && ` fún ${home}`} padà síbi tó ti wá. Ó lè gba báńkì ní ọjọ́ iṣẹ́ mẹ́wàá.`,
  },
  takenBack: {
    title: 'Báńkì yín ti gba ìsanwó kan padà',
    message: (sum, home) =>
      `Báńkì yín ti gba ${sum} tí ẹ san fún ${home} padà. A kò kà á sí sísan mọ́. (It does not count as paid any more.)`,
  },
  leaseProposed: {
    title: 'Ṣé ilé yín ni èyí?',
    message: (estate, unit, day, rent) =>
      `${estate} sọ pé ẹ̀yin ni ayálégbé ${unit} láti ${day}, ní ${rent}. A kò ní béèrè ohunkóhun kí ẹ tó sọ bẹ́ẹ̀ni. (Nothing is asked of you before you say yes.) Ẹ dáhùn níbí:`,
    text: (estate, unit) => `${estate}: ṣé ẹ̀yin ni ayálégbé ${unit}? Ẹ dáhùn:`,
  },
  leaseStarted: {
    title: (estate) => `Ilé yín ní ${estate}`,
    message: (unit, from, to) =>
      `${unit} jẹ́ tiyín láti ${from} títí di ${to}. Ẹ wo ohun tó yẹ ní sísan kí ẹ sì san án níbí.`,
    text: (unit) => `${unit} jẹ́ tiyín. Ẹ wo ohun tó yẹ ní sísan, kí ẹ san án níbí:`,
  },
  leaseEnding: {
    title: (days) =>
      `Àdéhùn ilé yín á parí ${days === 0 ? 'lónìí' : days === 1 ? 'lọ́la' : `ní ọjọ́ ${days} sí i`}`,
    message: (home, day) => `${home}, jẹ́ tiyín títí di ${day}. Ẹ bá alábòójútó yín sọ̀rọ̀ bí ẹ bá fẹ́ dúró.`,
    set: (home, day) =>
      `${home}. A ti yan ọjọ́ tó kẹ́yìn: ${day}. Ẹ bá alábòójútó yín sọ̀rọ̀ bí ẹ kò bá retí èyí. (Its last day is set.)`,
  },
  leaseEnded: {
    title: 'Ilé gbígbé yín ti parí',
    message: (home, day) =>
      `${home}. Ọjọ́ tó kẹ́yìn ni ${day}. Ohun tí ẹ ṣì jẹ, àti ohun tó wà nípamọ́ fún yín, wà níbí. (Your tenancy has ended.)`,
  },
  leaseGoesOn: {
    title: 'Àdéhùn ilé yín ń tẹ̀síwájú',
    message: (home, day) =>
      `${home}. A ti fagilé píparí rẹ̀ ṣáájú àkókò: tiyín ni títí di ${day}. Ẹ bá alábòójútó yín sọ̀rọ̀ bí ẹ kò bá retí èyí. (Your lease goes on.)`,
  },
  leaseCalledOff: {
    title: 'A ti fagilé àdéhùn ilé yín',
    message: (home) =>
      `${home}. Ẹ kò jẹ gbèsè kankan lórí rẹ̀, ohun tí ẹ san sì wà fún yín. (Nothing is owed for it.)`,
  },
  lateFee: {
    title: (sum) => `A ti fi owó ìdádúró ${sum} kún un`,
    message: (what, day, late, days) =>
      `${what}, ọjọ́ ìsanwó rẹ̀ ni ${day}: ${late} nínú rẹ̀ ti fi ọjọ́ ${days} pẹ́.`,
    rule: (estate, rule) => `Òfin ${estate}: ${rule} Ẹ bá alábòójútó yín sọ̀rọ̀ bí kò bá tọ̀nà.`,
  },
  waived: {
    title: (sum) => `Ẹ kò jẹ ${sum} mọ́`,
    message: (what, sum, why) =>
      `${what}: a ti forí ${sum} jì yín nínú rẹ̀, ẹnikẹ́ni kò ní béèrè rẹ̀. Ìdí: ${why}.`,
  },
  writtenOff: {
    title: (sum) => `A kò béèrè ${sum} lọ́wọ́ yín mọ́`,
    message: (what, sum) =>
      `${what}: a ti pa ${sum} dé, ẹnikẹ́ni kò béèrè rẹ̀ lọ́wọ́ yín báyìí. Bí ẹ bá san án nígbà tó bá yá, a ó kà á mọ́ èyí.`,
  },
  waiverUndone: {
    title: (sum) => `Ẹ tún jẹ ${sum}`,
    message: (what, sum) =>
      `${what}: a tún ń béèrè ${sum} tí a ti forí jì yín. Ẹ bá alábòójútó yín sọ̀rọ̀ bí kò bá tọ́.`,
  },
  card: (brand, last4) => `káàdì${brand && ` ${brand}`} yín${last4 && ` tó parí sí ${last4}`}`,
  autopay: {
    announced: {
      title: (sum, day) => `A ó mú ${sum} ní ${day}`,
      message: (what, sum, card, day) =>
        `${what}: ${sum} láti inú ${card} ní ${day}. Ẹ lè fo èyí tàbí kí ẹ dá a dúró ṣáájú ìgbà náà. (You can skip this one or pause until then.)`,
      text: (sum, day) => `A ó mú ${sum} láti inú káàdì yín ní ${day}. Ẹ fò ó tàbí ẹ dá a dúró:`,
    },
    postponed: {
      title: 'Ìsanwó aládàáṣe kan kò kọjá',
      message: (sum, what) => `A kò mú ${sum} fún ${what}. (Nothing was taken.)`,
      bankSaid: (said) => `Báńkì sọ pé: ${said}.`,
      again: (card, day) => `A ó tún gbìyànjú ${card} ní ${day}. Ẹ lè san án lọ́nà mìíràn ṣáájú.`,
      text: (sum, day) => `A kò mú ${sum}. A ó tún gbìyànjú ní ${day}. Ẹ lè san án lọ́nà mìíràn:`,
    },
    overCeiling: {
      title: (what) => `${what} ju òdiwọ̀n yín lọ`,
      message: (sum, home, ceiling) =>
        `${sum} fún ${home} ju ${ceiling} tí ẹ gbà fún owó kan lọ, nítorí náà a kò mú nǹkan kan. Ẹ san án fúnra yín, tàbí ẹ gbé òdiwọ̀n náà sókè. (Nothing is taken.)`,
      text: (sum) => `${sum} ju òdiwọ̀n yín lọ, a kò mú nǹkan kan. Ẹ san án fúnra yín:`,
    },
    ended: {
      title: 'Ìsanwó aládàáṣe ti parí',
      message: (home, card) =>
        `Ilé gbígbé ní ${home} ti parí, nítorí náà a kò ní mú nǹkan kan mọ́ láti inú ${card} fún un. (Nothing more is taken.)`,
      text: 'Ìsanwó aládàáṣe ti parí pẹ̀lú àdéhùn ilé yín. A kò ní mú nǹkan kan mọ́:',
    },
    followed: {
      title: 'Ẹ tún ìsanwó aládàáṣe ṣètò',
      message: (home, card) =>
        `Àdéhùn ilé tuntun ti tẹ̀lé èyí tó wà fún ${home}, ìyọ̀ǹda yín sì jẹ́ ti àdéhùn yẹn nìkan, nítorí náà a kò mú nǹkan kan láti inú ${card} báyìí. Ẹ tún un ṣètò fún àdéhùn tuntun, tàbí kí ẹ san án fúnra yín. (Nothing is taken now.)`,
      text: 'Ẹ ti ní àdéhùn ilé tuntun, nítorí náà a kò mú nǹkan kan báyìí. Ẹ tún un ṣètò:',
    },
    paused: {
      title: 'A ti dá ìsanwó aládàáṣe dúró',
      message: (home) =>
        `A kò ní mú nǹkan kan mọ́ fún ${home} títí ẹ ó fi tún bẹ̀rẹ̀ rẹ̀. Ẹ jọ̀wọ́, ẹ san ohun tó yẹ fúnra yín. (Nothing more is taken.)`,
      because: (why, card) => `${why}: ${card}.`,
      why: {
        SHORT_OF_FUNDS: 'Ẹ̀ẹ̀mẹrin ni owó kò tó nínú káàdì náà',
        CARD_DECLINED: 'Báńkì kọ káàdì náà',
        CARD_EXPIRED: 'Àkókò káàdì náà ti parí',
        CARD_REMOVED: 'A ti yọ káàdì náà kúrò',
        OTHER: 'Ìsanwó náà kò kọjá',
      },
      text: 'A ti dá ìsanwó aládàáṣe dúró. A kò ní mú nǹkan kan mọ́. Ẹ san án fúnra yín:',
    },
    expiring: {
      title: 'Káàdì kan tí ẹ tọ́jú máa parí láìpẹ́',
      message: (card, day) => `Títí di ${day} ẹ lè fi ${card} sanwó. Ẹ tọ́jú tuntun nígbà tí ẹ bá tún sanwó.`,
      monthEnd: 'òpin oṣù',
      text: 'Káàdì kan tí ẹ tọ́jú máa parí láìpẹ́. Ẹ tọ́jú tuntun nígbà tí ẹ bá tún sanwó:',
    },
  },
  deposit: {
    PROPOSED: {
      title: 'Owó ìdógò yín: ẹ jọ̀wọ́, ẹ wò ó',
      message: (home) =>
        `Àbá wà lórí owó ìdógò yín fún ${home}. Ẹ wo ohun tí wọ́n fẹ́ yọ àti ìdí rẹ̀, kí ẹ sì sọ bóyá ẹ gbà.`,
    },
    SETTLED: {
      title: 'Owó ìdógò yín wà lójú ọ̀nà',
      message: (home, sum) => `A ó fi ${sum} nínú owó ìdógò yín fún ${home} ránṣẹ́ sí àkáǹtì tí ẹ sọ.`,
    },
    PART_RETURNED: {
      title: 'A ti fi apá kan owó ìdógò yín ránṣẹ́',
      message: (home, sum) =>
        `A ti fi ${sum} nínú owó ìdógò yín fún ${home}, tí kò ní àríyànjiyàn, ránṣẹ́ sí àkáǹtì tí ẹ sọ. Ìyókù wà nípamọ́ títí a ó fi fohùn ṣọ̀kan. (The rest is held until it is agreed.)`,
    },
    RETURNED: {
      title: 'A ti fi owó ìdógò yín ránṣẹ́',
      message: (home, sum) => `A ti fi ${sum} nínú owó ìdógò yín fún ${home} ránṣẹ́ sí àkáǹtì tí ẹ sọ.`,
    },
    ACCOUNT: {
      title: 'Ibi tí owó ìdógò yín ń lọ',
      message: (home, account) =>
        `A ó dá owó ìdógò yín fún ${home} padà sí ${account}. Ṣé kì í ṣe ẹ̀yin? Ẹ sọ fún alábòójútó yín lẹ́sẹ̀kẹsẹ̀, kí a tó fi ránṣẹ́.`,
    },
    due: {
      title: 'Ó tó àkókò láti dá owó ìdógò padà',
      message: (home, day) => `Ó yẹ kí owó ìdógò yín fún ${home} padà ṣáájú ${day}.`,
    },
    late: {
      title: 'Owó ìdógò ti pẹ́',
      message: (home, day) => `Ó yẹ kí owó ìdógò yín fún ${home} ti padà ní ${day}.`,
    },
  },
  reportToSign: {
    title: {
      MOVE_IN: 'Ẹ ka ìròyìn wíwọlé, kí ẹ sì fọwọ́ sí i',
      PERIODIC: 'Ẹ ka ìròyìn ipò ilé, kí ẹ sì fọwọ́ sí i',
      MOVE_OUT: 'Ẹ ka ìròyìn kíkúrò, kí ẹ sì fọwọ́ sí i',
      VACANT: 'Ẹ ka ìròyìn ipò ilé, kí ẹ sì fọwọ́ sí i',
      AFTER_WORKS: 'Ẹ ka ìròyìn lẹ́yìn iṣẹ́, kí ẹ sì fọwọ́ sí i',
    },
    message: (unit) => `${unit}. Ẹ ní ọjọ́ 7 láti sọ ohun tí ẹ kò gbà.`,
  },
  notice: {
    kinds: {
      QUIT: 'ìwé pé kí ẹ kúrò (notice to quit)',
      INTENTION: 'ìwé pé onílé fẹ́ gba ilé (notice of the owner’s intention)',
    },
    SERVED: {
      title: 'Ìwé ìkìlọ̀ kan nípa ilé yín',
      message: (kind, unit) =>
        `${kind}, ${unit}. Ẹ ka ohun tó sọ, àti ibi tí ẹ ti lè gba ìmọ̀ràn. Ilé ẹjọ́ nìkan ló ń lé ènìyàn jáde. (Only a court orders somebody out.)`,
    },
    WITHDRAWN: {
      title: 'A ti fa ìwé ìkìlọ̀ kan nípa ilé yín sẹ́yìn (withdrawn)',
      message: (kind, unit) => `${kind}, ${unit}`,
    },
    DEFECTIVE: {
      title: 'Ìwé ìkìlọ̀ kan nípa ilé yín ní àṣìṣe',
      message: (kind, unit) => `Kò ní agbára: ${kind}, ${unit}. (It does not count.)`,
    },
  },
  fault: {
    writtenDown: 'Ọ́fíìsì ti kọ ohun tó bàjẹ́ sílẹ̀ fún yín',
    ASSIGNED: 'Ẹnìkan ń bọ̀ wá nítorí ohun tí ẹ sọ',
    IN_PROGRESS: 'Iṣẹ́ náà ti bẹ̀rẹ̀',
    ON_HOLD: 'Ohun tí ẹ sọ ń dúró díẹ̀',
    RESOLVED: 'Ṣé ó ti dára?',
    sayWhether: 'Ẹ sọ bóyá ó dára, tàbí ẹ tún ṣí i.',
    sayOrClosed: 'Bí ẹ kò bá sọ nǹkan, a ó pa á dé láìpẹ́; ẹ ṣì lè tún ṣí i.',
    CLOSED: 'A ti pa ohun tí ẹ sọ dé',
    CANCELLED: 'A kò gba ohun tí ẹ sọ',
    OPEN: 'A ti tún ṣí i',
    visit: {
      HOME: 'Ẹnìkan ń bọ̀ wá ṣiṣẹ́ ní ilé yín',
      PLANNED: 'Ẹnìkan ń bọ̀ wá nítorí ohun tí ẹ sọ',
      MOVED: 'A ti yí àkókò àbẹ̀wò padà',
      CANCELLED: 'A ti fagilé àbẹ̀wò náà',
    },
    cost: {
      THEIRS: 'Ẹ̀yin ni ẹ ó sanwó àtúnṣe yìí',
      NOT_THEIRS: 'Ẹ̀yin kọ́ ni ẹ ó sanwó àtúnṣe yìí mọ́',
      disagree: 'Ẹ kọ̀wé sí ọ́fíìsì bí ẹ kò bá gbà.',
    },
  },
  meeting: {
    invites: (who) => `${who} ń pè yín`,
    dropped: (who) => `${who} kò pè yín sí ìpàdé kan mọ́`,
    changed: (who) => `${who} ti yí ìpàdé kan padà`,
    cancelled: (who) => `${who} ti fagilé ìpàdé kan`,
    reason: (why) => `Ìdí: ${why}`,
    withinDay: 'Ìpàdé wà láàrin ọjọ́ kan',
    withinHour: 'Ìpàdé wà láàrin wákàtí kan',
    minutes: (who) => `${who} ti kọ àkọsílẹ̀ ìpàdé`,
    asksWhen: (who) => `${who} ń béèrè ìgbà tí ẹ lè wá`,
    pollWithdrawn: (who) => `${who} ti fa ìbéèrè àkókò sẹ́yìn`,
  },
  message: {
    voice: 'Ìránṣẹ́ ohùn',
    file: 'Fọ́tò tàbí fáìlì',
    subject: (who) => `${who} kọ̀wé sí yín`,
    text: (who) => `${who} kọ̀wé sí yín. Ẹ kà á, kí ẹ sì dáhùn níbí:`,
  },
  documents: {
    title: (count) => (count === 1 ? 'Àkókò ìwé kan máa parí' : `Àkókò ìwé ${count} máa parí`),
    message: (list) => `${list}. Ẹ gbé tuntun sókè sí ipò rẹ̀.`,
    more: (count) => `àti ${count} sí i`,
  },
  address: {
    mailTitle: 'Ímeèlì yín kò gba lẹ́tà',
    mail: (address) => `Ilé iṣẹ́ ímeèlì sọ pé kò sí ${address}. Ẹ fi òmíràn sí àkọsílẹ̀ yín.`,
    smsTitle: 'A ti dá SMS sí nọ́mbà yín dúró',
    sms: (phone, why) =>
      `${phone} kọ ìránṣẹ́ méjì léraléra${why && ` (${why})`}. Bí ó bá wà nínú àkójọ Do-Not-Disturb, ẹ fi ALLOW ránṣẹ́ sí 2442. Lẹ́yìn náà, ẹ tẹ ibi tí a ti ń tún SMS fi ránṣẹ́ nínú ètò ìfitónilétí yín. A ṣì ń gbìyànjú ti pàjáwìrì àti kóòdù ìwọlé.`,
  },
  push: {
    payment: { title: 'Ìròyìn nípa ìsanwó', body: 'Ẹ ṣí Gida láti rí i.' },
    tenant: { title: 'Ìròyìn nípa ilé', body: 'Ẹ ṣí Gida láti rí i.' },
    maintenance: { title: 'Ìròyìn nípa àtúnṣe', body: 'Ẹ ṣí Gida láti rí i.' },
    message: { title: 'Ìránṣẹ́ tuntun', body: 'Ẹ ṣí Gida láti kà á.' },
    calendar: { title: 'Kàlẹ́ńdà yín', body: 'Ẹ ṣí Gida láti rí ohun tó yí padà.' },
  },
  digest: {
    subject: (day, count) => `Gida, ${day}: ohun ${count} láti àná`,
    foot: 'Ẹ béèrè fún ímeèlì kan lójúmọ́. Ẹ lè yí i padà nínú Gida: Settings, Notifications.',
  },
}
