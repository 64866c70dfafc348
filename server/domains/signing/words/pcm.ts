import type { SigningWords } from './en.ts'

export const pcm: SigningWords = {
  head: 'Gida · to sign',
  from: (sender) => `From ${sender}`,
  forWhom: (name) => `For ${name}`,
  pages: 'Pages',
  signBy: 'Sign before',
  until: (at) => `${at} (Lagos)`,
  lockedNote: (to) =>
    `To open am we go send code to ${to}, wey the sender give us. The link alone no dey open anything.`,
  lockedBoth: (email, phone) =>
    `To open am we go send code to ${phone} or ${email}, wey the sender give us. The link alone no dey open anything.`,
  sendCode: 'Send the code',
  sendAgain: 'Send another code',
  sendByMail: 'Send am by email',
  sendByText: 'Send am by SMS',
  code: 'Code',
  codeSent: 'Code dey come. E good for ten minutes.',
  open: 'Open and read',
  notYou: 'No be you? Close this page: na only who get the code fit read the paper.',
  incomplete: 'E never complete till everybody don sign (Not complete until all have signed)',
  page: (page, pages) => `Page ${page} of ${pages}`,
  places: { SIGNATURE: 'Sign here', INITIALS: 'Initials', DATE: 'Date', TEXT: 'Fill am' },
  onPages: 'For the pages',
  onPage: (page) => `page ${page}`,
  initials: 'Your initials',
  putInitials: 'Put my initials',
  optional: 'if you like',
  dateComes: 'The date wey you sign',
  signatureComes: 'Your signature',
  later:
    'Another person go sign before you. We go tell you when e reach your turn; you fit read the paper now.',
  signTitle: (role) => `Sign as ${role}`,
  roles: {
    ...{ TENANT: 'tenant', LANDLORD: 'landlord', GUARANTOR: 'guarantor', WITNESS: 'witness' },
    ...{ MANAGER: 'manager', OTHER: 'signer' },
  },
  consent: (english) =>
    `I wan sign this paper by phone or computer. I don read everything. I know say this signature bind me like the one for ink. I know say dem go keep the time, my internet address and how dem take know me as proof. I fit refuse, and ask for the paper in ink. (${english})`,
  how: 'How you wan sign?',
  typed: 'Type my name',
  drawn: 'Draw with finger',
  uploaded: 'Picture of my signature',
  name: 'Your name, as e dey the paper',
  pad: 'Draw your signature here',
  clear: 'Clear am',
  needsScript: 'Drawing no dey work for this browser. Type your name, or send picture.',
  photo: 'Picture (JPEG, PNG or WebP)',
  freshNote: 'Before you sign, show again say na you.',
  sign: 'Sign this paper',
  decline: 'I no go sign (I do not sign)',
  declineNote:
    'Nobody fit sign am again after that. The sender and people wey don sign go read why. (Nobody can sign it after that.)',
  why: 'Why you no go sign?',
  declineNow: 'Refuse (Decline)',
  signed: 'You don sign (You have signed)',
  signedByAll: 'Everybody don sign. We dey seal the paper, and your copy go reach you in small time.',
  leftToSign: (others) =>
    `Who never sign: ${others}. When everybody sign, you go get the sealed copy. Till then nobody get finished paper.`,
  done: 'Everybody don sign, and e don seal (Signed by all, and sealed)',
  doneNote: 'Keep this file. Anybody fit check am, even without us.',
  download: 'Download the signed paper',
  check: 'Check paper',
  over: {
    title: 'This link don close',
    note: 'Dem don sign the paper, refuse am or take am back, or the time don pass. Ask the person wey send am.',
  },
  declined: {
    title: 'You don refuse (You have declined)',
    note: 'The paper no bind you. The person wey send am and people wey don sign go read why.',
  },
  nowhere: { title: 'This link no go anywhere', note: 'Open am again from the message.' },
  often: { title: 'Wait small', note: 'You try am plenty times. Try again after some minutes.' },
  asked: {
    subject: (paper) => `Abeg sign: ${paper}`,
    line: (sender, paper) => `${sender} want make you read and sign “${paper}”.`,
    how: (until) =>
      `Open am with this link before ${until}. Na for you alone: to read am you need code wey we go send you.`,
    text: (sender, paper) => `${sender} want make you sign: ${paper}.`,
  },
  reminded: {
    subject: (paper) => `You never sign: ${paper}`,
    line: (sender, paper, until) => `“${paper}” from ${sender} dey wait for your signature till ${until}.`,
    text: (paper, until) => `You never sign, time na till ${until}: ${paper}.`,
  },
  extended: {
    subject: (paper) => `New date to sign: ${paper}`,
    line: (sender, paper, until) => `${sender} don change the date: you fit sign “${paper}” till ${until}.`,
    text: (paper, until) => `You fit sign now till ${until}: ${paper}.`,
  },
  completed: {
    subject: (paper) => `Everybody don sign: ${paper}`,
    line: (paper) =>
      `Everybody don sign “${paper}”. Your sealed copy dey this mail; keep am. You go see am with this link too.`,
    text: (paper) => `Everybody don sign ${paper}. Your copy:`,
  },
  ended: {
    subject: (paper) => `Dem no sign am: ${paper}`,
    DECLINED: (paper) => `Person refuse ${paper}. E no bind you. (It does not bind you.)`,
    EXPIRED: (paper) => `Time pass before everybody sign ${paper}. E no bind you. (It does not bind you.)`,
    VOIDED: (paper) => `The sender take ${paper} back. E no bind you. (It does not bind you.)`,
    why: (reason) => `Why: ${reason}`,
  },
  codeSubject: (code) => `Your code: ${code}`,
  codeText: (code, paper) =>
    `${code} na your code for “${paper}”. No tell anybody, even the person wey send you the paper.`,
}
