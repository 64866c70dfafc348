/** Texts for signers: the pages behind their link, and its mail and SMS. */
export const en = {
  head: 'Gida · to sign',
  from: (sender: string) => `From ${sender}`,
  forWhom: (name: string) => `For ${name}`,
  pages: 'Pages',
  signBy: 'Sign by',
  until: (at: string) => `${at} (Lagos)`,
  lockedNote: (to: string) =>
    `To open it, we send a code to ${to}, which the sender gave us. The link alone does not open it.`,
  lockedBoth: (email: string, phone: string) =>
    `To open it, we send a code to ${phone} or ${email}, which the sender gave us. The link alone does not open it.`,
  sendCode: 'Send the code',
  sendAgain: 'Send another code',
  sendByMail: 'Send it by e-mail',
  sendByText: 'Send it by SMS',
  code: 'Code',
  codeSent: 'A code is on its way. It works for ten minutes.',
  open: 'Open and read',
  notYou: 'Not you? Close this page: only the person with the code can read the paper.',
  incomplete: 'Not complete until all have signed',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  places: { SIGNATURE: 'Sign here', INITIALS: 'Initials', DATE: 'Date', TEXT: 'Fill in' },
  onPages: 'On the pages',
  onPage: (page: number) => `page ${page}`,
  initials: 'Your initials',
  putInitials: 'Put my initials',
  optional: 'optional',
  dateComes: 'The date of your signature',
  signatureComes: 'Your signature',
  later:
    'Somebody else signs before you. We will message you when it is your turn; you can read the paper now.',
  signTitle: (role: string) => `Sign as ${role}`,
  roles: {
    ...{ TENANT: 'tenant', LANDLORD: 'landlord', GUARANTOR: 'guarantor', WITNESS: 'witness' },
    ...{ MANAGER: 'manager', OTHER: 'signer' },
  },
  /** The English text is what is agreed to, and is stored with the signature. */
  consent: (english: string) => english,
  how: 'How do you sign?',
  typed: 'Type my name',
  drawn: 'Draw with the finger',
  uploaded: 'Photo of my signature',
  name: 'Your name, as on the paper',
  pad: 'Draw your signature here',
  clear: 'Clear',
  needsScript: 'Drawing does not work in this browser. Type your name, or send a photo.',
  photo: 'Photo (JPEG, PNG or WebP)',
  freshNote: 'Before you sign, confirm once more that it is you.',
  sign: 'Sign this paper',
  decline: 'I do not sign',
  declineNote: 'Nobody can sign it after that. The sender and those who have signed will see why.',
  why: 'Why not?',
  declineNow: 'Decline',
  signed: 'You have signed',
  signedByAll: 'All have signed. The paper is being sealed, and we will send you your copy in a few minutes.',
  leftToSign: (others: string) =>
    `Still to sign: ${others}. When all have signed, you get the sealed copy. Until then the paper is not complete.`,
  done: 'Signed by all, and sealed',
  doneNote: 'Keep this file. Anybody can check it, even without us.',
  download: 'Download the signed paper',
  check: 'Check a paper',
  over: {
    title: 'This link is closed',
    note: 'The paper was signed, declined or withdrawn, or the time to sign is over. Ask whoever sent it.',
  },
  declined: {
    title: 'You have declined',
    note: 'The paper does not bind you. The sender and those who have signed will see why.',
  },
  nowhere: { title: 'This link does not work', note: 'Open it from the message again.' },
  often: { title: 'Wait a moment', note: 'Too many attempts in a short time. Try again in a few minutes.' },
  asked: {
    subject: (paper: string) => `Please sign: ${paper}`,
    line: (sender: string, paper: string) => `${sender} asks you to read and sign “${paper}”.`,
    how: (until: string) =>
      `Open it with this link until ${until}. It is only for you: to read it, you need a code that we send you.`,
    text: (sender: string, paper: string) => `${sender} asks you to sign: ${paper}.`,
  },
  reminded: {
    subject: (paper: string) => `Still to sign: ${paper}`,
    line: (sender: string, paper: string, until: string) =>
      `“${paper}” from ${sender} waits for your signature until ${until}.`,
    text: (paper: string, until: string) => `Still to sign, until ${until}: ${paper}.`,
  },
  extended: {
    subject: (paper: string) => `New date to sign by: ${paper}`,
    line: (sender: string, paper: string, until: string) =>
      `${sender} has moved the date: you can sign “${paper}” until ${until}.`,
    text: (paper: string, until: string) => `You can now sign until ${until}: ${paper}.`,
  },
  completed: {
    subject: (paper: string) => `Signed by all: ${paper}`,
    line: (paper: string) =>
      `All have signed “${paper}”. Your sealed copy is attached; keep this mail. You can also open it with this link.`,
    text: (paper: string) => `All have signed ${paper}. Your copy:`,
  },
  ended: {
    subject: (paper: string) => `Not signed: ${paper}`,
    DECLINED: (paper: string) => `${paper} was declined. It does not bind you.`,
    EXPIRED: (paper: string) => `${paper} was not signed by all in time. It does not bind you.`,
    VOIDED: (paper: string) => `${paper} was withdrawn by its sender. It does not bind you.`,
    why: (reason: string) => `The reason: ${reason}`,
  },
  codeSubject: (code: string) => `Your code: ${code}`,
  codeText: (code: string, paper: string) =>
    `${code} is your code for “${paper}”. Tell it to nobody, not even the sender.`,
}
export type SigningWords = typeof en
