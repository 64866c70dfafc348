import type { SigningWords } from './en.ts'

export const ig: SigningWords = {
  head: 'Gida · ibinye aka',
  from: (sender) => `Site n’aka ${sender}`,
  forWhom: (name) => `Maka ${name}`,
  pages: 'Peeji',
  signBy: 'Binye aka tupu',
  until: (at) => `${at} (Lagos)`,
  lockedNote: (to) =>
    `Iji mepee ya, anyị ga-eziga koodu na ${to}, nke onye zitere ya nyere anyị. Njikọ naanị ya anaghị emepe ihe ọ bụla.`,
  lockedBoth: (email, phone) =>
    `Iji mepee ya, anyị ga-eziga koodu na ${phone} ma ọ bụ ${email}, nke onye zitere ya nyere anyị. Njikọ naanị ya anaghị emepe ihe ọ bụla.`,
  sendCode: 'Zite koodu',
  sendAgain: 'Zite koodu ọzọ',
  sendByMail: 'Zite ya n’email',
  sendByText: 'Zite ya na SMS',
  code: 'Koodu',
  codeSent: 'Koodu nọ n’ụzọ. Nkeji iri ka ọ dị mma.',
  open: 'Mepee gụọ',
  notYou: 'Ọ bụghị gị? Mechie peeji a: naanị onye nwere koodu ga-agụli akwụkwọ ahụ.',
  incomplete: 'O zubeghị ruo mgbe mmadụ niile binyere aka (Not complete until all have signed)',
  page: (page, pages) => `Peeji ${page} n’ime ${pages}`,
  places: { SIGNATURE: 'Binye ebe a', INITIALS: 'Mkpụrụ aha', DATE: 'Ụbọchị', TEXT: 'Dejupụta' },
  onPages: 'Na peeji ndị ahụ',
  onPage: (page) => `peeji ${page}`,
  initials: 'Mkpụrụ mbụ nke aha gị',
  putInitials: 'Tinye mkpụrụ aha m',
  optional: 'ọ bụghị iwu',
  dateComes: 'Ụbọchị i binyere aka',
  signatureComes: 'Mbinye aka gị',
  later:
    'Onye ọzọ ga-ebu gị ụzọ binye aka. Ị ga-enweta ozi mgbe o ruru gị; ị nwere ike ịgụ akwụkwọ ahụ ugbu a.',
  signTitle: (role) => `Binye aka dị ka ${role}`,
  roles: {
    ...{
      TENANT: 'onye bi n’ụlọ',
      LANDLORD: 'onye nwe ụlọ',
      GUARANTOR: 'onye mgbado ụkwụ',
      WITNESS: 'onye akaebe',
    },
    ...{ MANAGER: 'onye nlekọta', OTHER: 'onye na-ebinye aka' },
  },
  consent: (english) =>
    `Achọrọ m ibinye akwụkwọ a aka n’ekwentị ma ọ bụ kọmputa. Agụọla m ya niile. Ama m na mbinye aka a na-ejikọ m ka nke mkpịsị ode. Ama m na a ga-edebe oge ya, adreesị m n’ịntanetị na otu e si mata m dị ka ihe akaebe. Enwere m ike ịjụ, rịọ akwụkwọ ahụ ka m jiri mkpịsị ode binye. (${english})`,
  how: 'Olee otu ị ga-esi binye aka?',
  typed: 'Dee aha m',
  drawn: 'Jiri mkpịsị aka see ya',
  uploaded: 'Foto mbinye aka m',
  name: 'Aha gị, ka ọ dị n’akwụkwọ ahụ',
  pad: 'See mbinye aka gị ebe a',
  clear: 'Hichapụ',
  needsScript: 'Ise ya anaghị arụ ọrụ na bụrawụza a. Dee aha gị, ma ọ bụ zite foto.',
  photo: 'Foto (JPEG, PNG ma ọ bụ WebP)',
  freshNote: 'Tupu i binye aka, gosi ọzọ na ọ bụ gị.',
  sign: 'Binye akwụkwọ a aka (Sign this paper)',
  decline: 'Agaghị m ebinye aka (I do not sign)',
  declineNote:
    'Mgbe nke ahụ gachara, o nweghị onye ga-ebinyeli ya aka. Onye zitere ya na ndị binyerela aka ga-agụ ihe kpatara ya. (Nobody can sign it after that.)',
  why: 'Gịnị mere?',
  declineNow: 'Jụ (Decline)',
  signed: 'I binyela aka (You have signed)',
  signedByAll:
    'Mmadụ niile ebinyela aka. A na-etinye akwụkwọ ahụ akara, a ga-eziga gị nke gị n’ime nkeji ole na ole.',
  leftToSign: (others) =>
    `Ndị fọdụrụ: ${others}. Mgbe mmadụ niile binyere aka, ị ga-enweta nke nwere akara. Tupu mgbe ahụ akwụkwọ ahụ ezubeghị.`,
  done: 'Mmadụ niile ebinyela aka, e tinyela ya akara (Signed by all, and sealed)',
  doneNote: 'Debe faịlụ a. Onye ọ bụla nwere ike ilele ya, ma anyị anọghị ya.',
  download: 'Budata akwụkwọ e binyere aka',
  check: 'Lelee akwụkwọ',
  over: {
    title: 'E mechiela njikọ a',
    note: 'E binyela akwụkwọ ahụ aka, a jụrụ ya ma ọ bụ weghachi ya, ma ọ bụ oge ya agafeela. Jụọ onye zitere ya.',
  },
  declined: {
    title: 'Ị jụla (You have declined)',
    note: 'Akwụkwọ ahụ ejikọghị gị. Onye zitere ya na ndị binyelarịrị aka ga-agụ ihe kpatara ya.',
  },
  nowhere: { title: 'Njikọ a anaghị aga ebe ọ bụla', note: 'Mepee ya ọzọ site n’ozi ahụ.' },
  often: {
    title: 'Chere ntakịrị',
    note: 'O meela ọtụtụ ugboro n’obere oge. Nwaa ọzọ mgbe nkeji ole na ole gachara.',
  },
  asked: {
    subject: (paper) => `Biko binye aka: ${paper}`,
    line: (sender, paper) => `${sender} na-arịọ gị ka ị gụọ ma binye aka na “${paper}”.`,
    how: (until) =>
      `Jiri njikọ a mepee ya tupu ${until}. Ọ bụ naanị gị nwe ya: iji gụọ ya, koodu anyị ga-eziga gị dị mkpa.`,
    text: (sender, paper) => `${sender} na-arịọ gị binye aka: ${paper}.`,
  },
  reminded: {
    subject: (paper) => `I binyebeghị aka: ${paper}`,
    line: (sender, paper, until) => `“${paper}” si n’aka ${sender} na-eche mbinye aka gị ruo ${until}.`,
    text: (paper, until) => `I binyebeghị aka, ruo ${until}: ${paper}.`,
  },
  extended: {
    subject: (paper) => `Ụbọchị ọhụrụ ị ga-ebinye aka: ${paper}`,
    line: (sender, paper, until) =>
      `${sender} agbanweela ụbọchị ahụ: ị nwere ike ibinye aka na “${paper}” ruo ${until}.`,
    text: (paper, until) => `Ugbu a ị nwere ike ibinye aka ruo ${until}: ${paper}.`,
  },
  completed: {
    subject: (paper) => `Mmadụ niile ebinyela aka: ${paper}`,
    line: (paper) =>
      `Mmadụ niile ebinyela aka na “${paper}”. Nke gị nwere akara dị n’email a; debe ya. Ị ga-ahụkwa ya site na njikọ a.`,
    text: (paper) => `Mmadụ niile ebinyela aka na ${paper}. Nke gị:`,
  },
  ended: {
    subject: (paper) => `E binyeghị aka: ${paper}`,
    DECLINED: (paper) => `A jụrụ ${paper}. O jikọghị gị. (It does not bind you.)`,
    EXPIRED: (paper) =>
      `Oge gafere tupu mmadụ niile ebinye aka na ${paper}. O jikọghị gị. (It does not bind you.)`,
    VOIDED: (paper) => `Onye zitere ${paper} eweghachitela ya. O jikọghị gị. (It does not bind you.)`,
    why: (reason) => `Ihe kpatara ya: ${reason}`,
  },
  codeSubject: (code) => `Koodu gị: ${code}`,
  codeText: (code, paper) =>
    `${code} bụ koodu gị maka “${paper}”. Agwala ya onye ọ bụla, ọbụna onye zitere gị akwụkwọ ahụ.`,
}
