import type { NewsWords } from './en.ts'

export const ha: NewsWords = {
  types: {
    RENT_PAYMENT: 'Kuɗin haya',
    SECURITY_DEPOSIT: 'Kuɗin ajiya',
    MAINTENANCE_FEE: 'Kuɗin gyara',
    UTILITY_BILL: 'Kuɗin wuta da ruwa',
    LATE_FEE: 'Tarar jinkiri',
    COMMISSION: 'Kwamishan',
    REFUND: 'Mayar da kuɗi',
    CAUTION_DEPOSIT: 'Kuɗin ajiya na gida',
    SERVICE_CHARGE: 'Kuɗin hidima',
    AGENCY_FEE: 'Kuɗin dillali',
    LEGAL_FEE: 'Kuɗin lauya',
    AGREEMENT_FEE: 'Kuɗin yarjejeniya',
    PENALTY_FEE: 'Kuɗin tara',
    ADVANCE_RENT: 'Haya ta gaba',
    STAMP_DUTY: 'Harajin hatimi',
  },
  paid: {
    title: (what) => `An biya: ${what}`,
    byBank: (sum, home) => `An biya. Banki ya tabbatar. ${sum} na ${home}.`,
    byOffice: (sum, home) => `An biya. Manajanku ya rubuta. ${sum} na ${home}.`,
    receipt: (number) => `Rasit ɗinku shi ne ${number}.`,
  },
  notPaid: {
    title: 'Biya bai yiwu ba',
    message: (sum, home) => `${sum} na ${home} bai yiwu ba.`,
    bankSaid: (sum, home, said) => `${sum} na ${home}: banki ya ce ${said}.`,
    safe: 'Idan bankinku ya ɗauki kuɗin, yana nan lafiya, za a haɗa shi da ku. (It is safe.)',
  },
  reversed: {
    title: 'An juya wani biya',
    message: (sum, home, why) =>
      `An juya biyanku na ${sum} na ${home}: ${why}. Abin da ya biya an sake bin ku, kuma rasit ɗinsa ba ya aiki. (What it had paid is owed again, and its receipt is void.)`,
  },
  refunded: {
    title: (sum) => `${sum} ya dawo gare ku`,
    message: (home, why) =>
      `An mayar${home && ` na ${home}`}: ${why}. Bankinku zai iya ɗaukar kwana ɗaya kafin ya nuna.`,
  },
  paidTwice: {
    title: (sum) => `Kun biya sau biyu; ${sum} zai dawo gare ku`,
    message: (sum, home, why) =>
      `${why} Ana mayar da ${sum}${home && ` na ${home}`} inda ya fito. Banki zai iya ɗaukar ranakun aiki goma.`,
  },
  takenBack: {
    title: 'Bankinku ya janye wani biya',
    message: (sum, home) =>
      `Bankinku ya janye ${sum} da kuka biya na ${home}. Ba a ƙara lissafa shi a matsayin an biya ba. (It does not count as paid any more.)`,
  },
  leaseProposed: {
    title: 'Wannan hayarku ce?',
    message: (estate, unit, day, rent) =>
      `${estate} sun ce ku ne ɗan haya na ${unit} daga ${day}, a kan ${rent}. Ba a neman komai daga gare ku kafin ku ce eh. (Nothing is asked of you before you say yes.) Ku amsa a nan:`,
    text: (estate, unit) => `${estate}: ku ne ɗan haya na ${unit}? Ku amsa:`,
  },
  leaseStarted: {
    title: (estate) => `Gidanku a ${estate}`,
    message: (unit, from, to) => `${unit} naku ne daga ${from} zuwa ${to}. Ku ga abin biya ku biya a nan.`,
    text: (unit) => `${unit} naku ne. Ku ga abin biya ku biya a nan:`,
  },
  leaseEnding: {
    title: (days) =>
      `Hayarku za ta ƙare ${days === 0 ? 'yau' : days === 1 ? 'gobe' : `nan da kwana ${days}`}`,
    message: (home, day) => `${home}, naku ne har ${day}. Ku yi magana da manajanku idan kuna son ci gaba.`,
    set: (home, day) =>
      `${home}. An sa ranar ƙarshe: ${day}. Ku yi magana da manajanku idan ba ku yi tsammanin haka ba. (Its last day is set.)`,
  },
  leaseEnded: {
    title: 'Hayarku ta ƙare',
    message: (home, day) =>
      `${home}. Ranar ƙarshe ita ce ${day}. Abin da ake bin ku, da abin da ake riƙe muku, yana nan. (Your tenancy has ended.)`,
  },
  leaseGoesOn: {
    title: 'Hayarku tana ci gaba',
    message: (home, day) =>
      `${home}. An janye ƙarewarta da wuri: naku ne har ${day}. Ku yi magana da manajanku idan ba ku yi tsammanin haka ba. (Your lease goes on.)`,
  },
  leaseCalledOff: {
    title: 'An soke hayarku',
    message: (home) =>
      `${home}. Ba a bin ku komai a kansa, kuma abin da kuka biya yana nan a matsayin rararku. (Nothing is owed for it.)`,
  },
  lateFee: {
    title: (sum) => `An ƙara kuɗin makara ${sum}`,
    message: (what, day, late, days) =>
      `${what}, ranar biyansa ${day}: ${late} daga ciki ya makara kwana ${days}.`,
    rule: (estate, rule) => `Dokar ${estate}: ${rule} Ku yi magana da manajanku idan ba daidai ba.`,
  },
  waived: {
    title: (sum) => `Ba a sake bin ku ${sum}`,
    message: (what, sum, why) =>
      `${what}: an yafe ${sum} daga ciki, babu mai neman sa a wurinku. Dalili: ${why}.`,
  },
  writtenOff: {
    title: (sum) => `Ba a ƙara neman ${sum} a wurinku`,
    message: (what, sum) =>
      `${what}: an rufe ${sum}, ba a neman sa a wurinku yanzu. Idan kun biya daga baya, za a lissafa shi a nan.`,
  },
  waiverUndone: {
    title: (sum) => `An sake bin ku ${sum}`,
    message: (what, sum) =>
      `${what}: ${sum} da aka yafe ana sake neman sa. Ku yi magana da manajanku idan ba daidai ba ne.`,
  },
  card: (brand, last4) => `katinku${brand && ` na ${brand}`}${last4 && ` mai ƙarewa da ${last4}`}`,
  autopay: {
    announced: {
      title: (sum, day) => `Za a ɗauki ${sum} ranar ${day}`,
      message: (what, sum, card, day) =>
        `${what}: ${sum} daga ${card} ranar ${day}. Kuna iya tsallake wannan ko ku dakatar kafin nan. (You can skip this one or pause until then.)`,
      text: (sum, day) => `Za a ɗauki ${sum} daga katinku ranar ${day}. Ku tsallake ko ku dakatar:`,
    },
    postponed: {
      title: 'Biya ta atomatik bai yiwu ba',
      message: (sum, what) => `Ba a ɗauki ${sum} na ${what} ba. (Nothing was taken.)`,
      bankSaid: (said) => `Banki ya ce: ${said}.`,
      again: (card, day) => `Za mu sake gwada ${card} ranar ${day}. Kuna iya biya ta wata hanya kafin nan.`,
      text: (sum, day) => `Ba a ɗauki ${sum} ba. Za mu sake gwadawa ${day}. Ku iya biya ta wata hanya:`,
    },
    overCeiling: {
      title: (what) => `${what} ya wuce iyakarku`,
      message: (sum, home, ceiling) =>
        `${sum} na ${home} ya fi ${ceiling} da kuka yarda a kan kuɗi ɗaya, don haka ba a ɗauki komai ba. Ku biya da kanku, ko ku ɗaga iyakar. (Nothing is taken.)`,
      text: (sum) => `${sum} ya wuce iyakarku, ba a ɗauki komai ba. Ku biya da kanku:`,
    },
    ended: {
      title: 'Biya ta atomatik ya ƙare',
      message: (home, card) =>
        `Hayar ${home} ta ƙare, don haka ba za a ƙara ɗaukar komai daga ${card} a kanta ba. (Nothing more is taken.)`,
      text: 'Biya ta atomatik ya ƙare tare da hayarku. Ba za a ƙara ɗaukar komai ba:',
    },
    followed: {
      title: 'Ku sake saita biya ta atomatik',
      message: (home, card) =>
        `Sabuwar yarjejeniyar haya ta biyo bayan ta ${home}, kuma amincewarku ta shafi waccan ne kawai, don haka yanzu ba a ɗaukar komai daga ${card}. Ku sake saita ta don sabuwar, ko ku biya da kanku. (Nothing is taken now.)`,
      text: 'Kuna da sabuwar yarjejeniyar haya, don haka ba a ɗaukar komai yanzu. Ku sake saitawa:',
    },
    paused: {
      title: 'An dakatar da biya ta atomatik',
      message: (home) =>
        `Ba za a ƙara ɗaukar komai na ${home} ba sai kun sake farawa. Don Allah ku biya abin da ya kai da kanku. (Nothing more is taken.)`,
      because: (why, card) => `${why}: ${card}.`,
      why: {
        SHORT_OF_FUNDS: 'Sau huɗu babu isasshen kuɗi a katin',
        CARD_DECLINED: 'Banki ya ƙi katin',
        CARD_EXPIRED: 'Katin ya ƙare',
        CARD_REMOVED: 'An cire katin',
        OTHER: 'Biyan bai yiwu ba',
      },
      text: 'An dakatar da biya ta atomatik. Ba za a ƙara ɗaukar komai ba. Ku biya da kanku:',
    },
    expiring: {
      title: 'Katin da kuka ajiye zai ƙare ba da daɗewa ba',
      message: (card, day) => `Har ${day} kuna iya biya da ${card}. Ku ajiye sabon katin idan kun sake biya.`,
      monthEnd: 'ƙarshen wata',
      text: 'Katin da kuka ajiye zai ƙare kwanan nan. Ku ajiye sabo idan kun sake biya:',
    },
  },
  deposit: {
    PROPOSED: {
      title: 'Kuɗin ajiyarku: ku duba',
      message: (home) =>
        `An yi tayi a kan kuɗin ajiyarku na ${home}. Ku ga abin da za a cire da dalilinsa, ku ce ko kun yarda.`,
    },
    SETTLED: {
      title: 'Kuɗin ajiyarku yana kan hanya',
      message: (home, sum) => `Za a tura ${sum} na kuɗin ajiyarku na ${home} zuwa asusun da kuka bayar.`,
    },
    PART_RETURNED: {
      title: 'An tura wani ɓangare na kuɗin ajiyarku',
      message: (home, sum) =>
        `An tura ${sum} na kuɗin ajiyarku na ${home}, wanda babu jayayya a kansa, zuwa asusun da kuka bayar. Ana riƙe da sauran har a yarda. (The rest is held until it is agreed.)`,
    },
    RETURNED: {
      title: 'An tura kuɗin ajiyarku',
      message: (home, sum) => `An tura ${sum} na kuɗin ajiyarku na ${home} zuwa asusun da kuka bayar.`,
    },
    ACCOUNT: {
      title: 'Inda kuɗin ajiyarku zai je',
      message: (home, account) =>
        `Za a mayar da kuɗin ajiyarku na ${home} zuwa ${account}. Ba ku ba ne? Ku gaya wa manajanku nan da nan, kafin a tura.`,
    },
    due: {
      title: 'Lokacin mayar da kuɗin ajiya ya kusa',
      message: (home, day) => `Kuɗin ajiyarku na ${home} ya kamata ya dawo kafin ${day}.`,
    },
    late: {
      title: 'Kuɗin ajiya ya makara',
      message: (home, day) => `Kuɗin ajiyarku na ${home} ya kamata ya dawo tun ${day}.`,
    },
  },
  reportToSign: {
    title: {
      MOVE_IN: 'Ku karanta ku sa hannu a rahoton shiga gida',
      PERIODIC: 'Ku karanta ku sa hannu a rahoton yanayi',
      MOVE_OUT: 'Ku karanta ku sa hannu a rahoton barin gida',
      VACANT: 'Ku karanta ku sa hannu a rahoton yanayi',
      AFTER_WORKS: 'Ku karanta ku sa hannu a rahoton bayan aiki',
    },
    message: (unit) => `${unit}. Kuna da kwana 7 ku faɗi abin da ba ku yarda da shi ba.`,
  },
  notice: {
    kinds: {
      QUIT: 'takardar tashi (notice to quit)',
      INTENTION: 'takardar niyyar mai gida (notice of the owner’s intention)',
    },
    SERVED: {
      title: 'Takardar sanarwa game da gidanku',
      message: (kind, unit) =>
        `${kind}, ${unit}. Ku karanta abin da ta ce, da inda za ku sami shawara. Kotu kaɗai take fitar da mutum. (Only a court orders somebody out.)`,
    },
    WITHDRAWN: {
      title: 'An janye takardar sanarwa game da gidanku (withdrawn)',
      message: (kind, unit) => `${kind}, ${unit}`,
    },
    DEFECTIVE: {
      title: 'Takardar sanarwa game da gidanku tana da kuskure',
      message: (kind, unit) => `Ba ta da amfani: ${kind}, ${unit}. (It does not count.)`,
    },
  },
  fault: {
    writtenDown: 'Ofis ya rubuta muku rahoton matsala',
    ASSIGNED: 'Wani zai zo saboda rahotonku',
    IN_PROGRESS: 'An fara aikin',
    ON_HOLD: 'An dakatar da rahotonku',
    RESOLVED: 'An gyara?',
    sayWhether: 'Ku ce ko ya yi kyau, ko ku sake buɗewa.',
    sayOrClosed: 'Idan ba ku ce komai ba za a rufe shi nan kusa; kuna iya sake buɗewa.',
    CLOSED: 'An rufe rahotonku',
    CANCELLED: 'Ba a karɓi rahotonku ba',
    OPEN: 'An sake buɗewa',
    visit: {
      HOME: 'Wani zai zo yin aiki a gidanku',
      PLANNED: 'Wani zai zo saboda rahotonku',
      MOVED: 'An sauya lokacin zuwa',
      CANCELLED: 'An soke zuwan',
    },
    cost: {
      THEIRS: 'Ku ne za ku biya kuɗin wannan gyara',
      NOT_THEIRS: 'Ba ku ne za ku biya kuɗin wannan gyara ba yanzu',
      disagree: 'Ku rubuta wa ofis idan ba ku yarda ba.',
    },
  },
  meeting: {
    invites: (who) => `${who} yana gayyatarku`,
    dropped: (who) => `${who} ya cire ku daga wani taro`,
    changed: (who) => `${who} ya sauya wani taro`,
    cancelled: (who) => `${who} ya soke wani taro`,
    reason: (why) => `Dalili: ${why}`,
    withinDay: 'Akwai taro cikin kwana ɗaya',
    withinHour: 'Akwai taro cikin awa ɗaya',
    minutes: (who) => `${who} ya rubuta bayanan taro`,
    asksWhen: (who) => `${who} yana tambaya yaushe za ku iya zuwa`,
    pollWithdrawn: (who) => `${who} ya janye tambayar lokaci`,
  },
  message: {
    voice: 'Saƙon murya',
    file: 'Hoto ko fayil',
    subject: (who) => `${who} ya rubuto muku`,
    text: (who) => `${who} ya rubuto muku. Ku karanta ku amsa a nan:`,
  },
  documents: {
    title: (count) => (count === 1 ? 'Wata takarda za ta ƙare' : `Takardu ${count} za su ƙare`),
    message: (list) => `${list}. Ku ɗora sabuwa a madadinta.`,
    more: (count) => `da ƙarin ${count}`,
  },
  address: {
    mailTitle: 'Adireshin imel ɗinku ba ya karɓar wasiƙa',
    mail: (address) => `Kamfanin imel ya ce babu ${address}. Ku sa wani a bayanan asusunku.`,
    smsTitle: 'Mun daina aika SMS zuwa lambarku',
    sms: (phone, why) =>
      `${phone} ta ƙi saƙo biyu a jere${why && ` (${why})`}. Idan tana jerin Do-Not-Disturb, ku aika ALLOW zuwa 2442. Sannan ku danna sake aika SMS a saitin sanarwarku. Ana ci gaba da gwada saƙon gaggawa da lambar shiga.`,
  },
  push: {
    payment: { title: 'Labari game da biya', body: 'Ku buɗe Gida ku gani.' },
    tenant: { title: 'Labari game da gida', body: 'Ku buɗe Gida ku gani.' },
    maintenance: { title: 'Labari game da gyara', body: 'Ku buɗe Gida ku gani.' },
    message: { title: 'Sabon saƙo', body: 'Ku buɗe Gida ku karanta.' },
    calendar: { title: 'Kalandarku', body: 'Ku buɗe Gida ku ga abin da ya sauya.' },
  },
  digest: {
    subject: (day, count) => `Gida, ${day}: ${count === 1 ? 'abu 1' : `abubuwa ${count}`} tun jiya`,
    foot: 'Kun nemi imel ɗaya a rana. Kuna iya sauyawa a Gida: Settings, Notifications.',
  },
}
