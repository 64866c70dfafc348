import type { SigningWords } from './en.ts'

export const ha: SigningWords = {
  head: 'Gida · don sa hannu',
  from: (sender) => `Daga ${sender}`,
  forWhom: (name) => `Zuwa ga ${name}`,
  pages: 'Shafuka',
  signBy: 'A sa hannu kafin',
  until: (at) => `${at} (Lagos)`,
  lockedNote: (to) =>
    `Don buɗe ta za mu aika lamba zuwa ${to}, wanda mai aikawa ya ba mu. Adireshin shi kaɗai ba ya buɗe komai.`,
  lockedBoth: (email, phone) =>
    `Don buɗe ta za mu aika lamba zuwa ${phone} ko ${email}, wanda mai aikawa ya ba mu. Adireshin shi kaɗai ba ya buɗe komai.`,
  sendCode: 'Aika lambar',
  sendAgain: 'Aika wata lamba',
  sendByMail: 'Aika ta imel',
  sendByText: 'Aika ta SMS',
  code: 'Lamba',
  codeSent: 'Lamba tana zuwa. Minti goma take aiki.',
  open: 'Buɗe ku karanta',
  notYou: 'Ba ku ba ne? Ku rufe wannan shafi: sai mai lambar ne zai iya karanta takardar.',
  incomplete: 'Ba ta cika ba sai kowa ya sa hannu (Not complete until all have signed)',
  page: (page, pages) => `Shafi na ${page} cikin ${pages}`,
  places: { SIGNATURE: 'Sa hannu', INITIALS: 'Haruffa', DATE: 'Rana', TEXT: 'Cika' },
  onPages: 'A kan shafuka',
  onPage: (page) => `shafi na ${page}`,
  initials: 'Haruffan farko na sunanku',
  putInitials: 'A sa haruffan sunana',
  optional: 'ba dole ba',
  dateComes: 'Ranar sa hannunku',
  signatureComes: 'Sa hannunku',
  later:
    'Wani zai sa hannu kafin ku. Za mu sanar da ku idan lokacinku ya yi; kuna iya karanta takardar yanzu.',
  signTitle: (role) => `Sa hannu a matsayin ${role}`,
  roles: {
    ...{ TENANT: 'ɗan haya', LANDLORD: 'mai gida', GUARANTOR: 'mai lamuni', WITNESS: 'shaida' },
    ...{ MANAGER: 'manaja', OTHER: 'mai sa hannu' },
  },
  consent: (english) =>
    `Ina son sa hannu a wannan takarda ta na’ura. Na karanta ta duka. Na san wannan sa hannu yana ɗaure ni kamar na biro. Na san za a ajiye lokacin, adireshina na intanet da yadda aka gane ni a matsayin shaida. Zan iya ƙi, in nemi takardar da biro. (${english})`,
  how: 'Ta yaya za ku sa hannu?',
  typed: 'Rubuta sunana',
  drawn: 'Zana da yatsa',
  uploaded: 'Hoton sa hannuna',
  name: 'Sunanku, kamar yadda yake a takardar',
  pad: 'Ku zana sa hannunku a nan',
  clear: 'Goge',
  needsScript: 'Zane ba ya aiki a wannan burauza. Ku rubuta sunanku, ko ku aika hoto.',
  photo: 'Hoto (JPEG, PNG ko WebP)',
  freshNote: 'Kafin ku sa hannu, ku sake nuna cewa ku ne.',
  sign: 'Sa hannu a takardar (Sign this paper)',
  decline: 'Ba zan sa hannu ba (I do not sign)',
  declineNote:
    'Bayan haka ba wanda zai iya sa hannu a kanta. Mai aikawa da waɗanda suka sa hannu za su karanta dalili. (Nobody can sign it after that.)',
  why: 'Me ya sa?',
  declineNow: 'Ƙi (Decline)',
  signed: 'Kun sa hannu (You have signed)',
  signedByAll: 'Kowa ya sa hannu. Ana hatimce takardar, kuma za a aika muku naku kwafin nan da ’yan mintuna.',
  leftToSign: (others) =>
    `Saura su sa hannu: ${others}. Idan kowa ya sa, za ku sami kwafi mai hatimi. Kafin nan ba wanda yake da takarda cikakkiya.`,
  done: 'Kowa ya sa hannu, an hatimce ta (Signed by all, and sealed)',
  doneNote: 'Ku ajiye wannan fayil. Kowa zai iya tabbatar da shi, ko ba tare da mu ba.',
  download: 'Sauke takarda mai sa hannu',
  check: 'Bincika takarda',
  over: {
    title: 'An rufe wannan adireshi',
    note: 'An sa hannu a takardar, an ƙi ta ko an janye ta, ko lokacinta ya wuce. Ku tambayi wanda ya aiko ta.',
  },
  declined: {
    title: 'Kun ƙi (You have declined)',
    note: 'Takardar ba ta ɗaure ku ba. Wanda ya aiko ta da waɗanda suka sa hannu za su karanta dalilin.',
  },
  nowhere: { title: 'Wannan adireshi ba ya kai ko’ina', note: 'Ku sake buɗe shi daga saƙon.' },
  often: {
    title: 'Ku ɗan jira',
    note: 'An yi sau da yawa cikin ɗan lokaci. Ku sake gwadawa bayan ’yan mintuna.',
  },
  asked: {
    subject: (paper) => `Don Allah ku sa hannu: ${paper}`,
    line: (sender, paper) => `${sender} yana roƙon ku karanta ku sa hannu a “${paper}”.`,
    how: (until) =>
      `Ku buɗe ta da wannan adireshi kafin ${until}. Taku ce ku kaɗai: don karanta ta kuna buƙatar lambar da za mu aika muku.`,
    text: (sender, paper) => `${sender} yana roƙon ku sa hannu: ${paper}.`,
  },
  reminded: {
    subject: (paper) => `Saura sa hannu: ${paper}`,
    line: (sender, paper, until) => `“${paper}” daga ${sender} tana jiran sa hannunku har ${until}.`,
    text: (paper, until) => `Saura sa hannunku, har ${until}: ${paper}.`,
  },
  extended: {
    subject: (paper) => `Sabon lokacin sa hannu: ${paper}`,
    line: (sender, paper, until) =>
      `${sender} ya sauya lokaci: za ku iya sa hannu a “${paper}” har ${until}.`,
    text: (paper, until) => `Yanzu za ku iya sa hannu har ${until}: ${paper}.`,
  },
  completed: {
    subject: (paper) => `Kowa ya sa hannu: ${paper}`,
    line: (paper) =>
      `Kowa ya sa hannu a “${paper}”. Kwafinku mai hatimi yana cikin wannan imel; ku ajiye shi. Za ku same shi da wannan adireshi ma.`,
    text: (paper) => `Kowa ya sa hannu a ${paper}. Kwafinku:`,
  },
  ended: {
    subject: (paper) => `Ba a sa hannu ba: ${paper}`,
    DECLINED: (paper) => `An ƙi ${paper}. Ba ta ɗaure ku ba. (It does not bind you.)`,
    EXPIRED: (paper) =>
      `Lokaci ya wuce kafin kowa ya sa hannu a ${paper}. Ba ta ɗaure ku ba. (It does not bind you.)`,
    VOIDED: (paper) => `Mai aikawa ya janye ${paper}. Ba ta ɗaure ku ba. (It does not bind you.)`,
    why: (reason) => `Dalili: ${reason}`,
  },
  codeSubject: (code) => `Lambarku: ${code}`,
  codeText: (code, paper) =>
    `${code} ce lambarku ta “${paper}”. Kada ku gaya wa kowa, ko wanda ya aiko muku takardar.`,
}
