import { formatInstant } from '@gida/contract/shared/dates'

/** The words of the pages by which a paper is read and signed. */
export const words = {
  head: 'Gida · to sign',
  from: (sender: string) => `From ${sender}`,
  forWhom: (name: string) => `For ${name}`,
  pages: 'Pages',
  signBy: 'Sign by',
  until: (at: Date) => `${formatInstant(at)} (Lagos)`,
  number: 'SHA-256',
  lockedNote: (to: string) =>
    `To open it we send a code to ${to}, which the sender gave us. The link alone opens nothing.`,
  lockedBoth: (email: string, phone: string) =>
    `To open it we send a code to ${phone} or ${email}, which the sender gave us. The link alone opens nothing.`,
  sendCode: 'Send the code',
  sendAgain: 'Send another code',
  sendByMail: 'Send it by e-mail',
  sendByText: 'Send it by SMS',
  code: 'Code',
  codeSent: 'A code is on its way. It is good for ten minutes.',
  open: 'Open and read',
  notYou: 'Not you? Close this page: only who has the code can read the paper.',
  incomplete: 'Not complete until all have signed',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  later:
    'Somebody else signs before you. You get a message when it is your turn; you can read the paper now.',
  signTitle: (role: string) => `Sign as ${role}`,
  how: 'How do you sign?',
  typed: 'Type my name',
  drawn: 'Draw with the finger',
  uploaded: 'Photo of my signature',
  name: 'Your name, as it stands on the paper',
  pad: 'Draw your signature here',
  clear: 'Clear',
  needsScript: 'Drawing does not work on this browser. Type your name, or send a photo.',
  photo: 'Photo (JPEG, PNG or WebP)',
  freshCode: 'A fresh code',
  freshNote: 'Before you sign, show once more that it is you.',
  sign: 'Sign this paper',
  decline: 'I do not sign',
  declineNote: 'Nobody can sign it after that. The sender and those who have signed read why.',
  why: 'Why not?',
  declineNow: 'Decline',
  signed: 'You have signed',
  signedNote: (others: readonly string[]) =>
    others.length > 0
      ? `Still to sign: ${others.join(', ')}. When all have, you get the sealed copy. Until then nobody has a finished paper.`
      : 'All have signed. The paper is being sealed, and your copy is sent to you in a few minutes.',
  done: 'Signed by all, and sealed',
  doneNote: 'Keep this file. Anybody can check it, also without us.',
  download: 'Download the signed paper',
  check: 'Check a paper',
  over: {
    title: 'This link is closed',
    note: 'The paper was signed, declined or taken back, or the time for it is over. Ask whoever sent it.',
  },
  nowhere: { title: 'This link leads nowhere', note: 'Open it from the message again.' },
  often: { title: 'Wait a moment', note: 'That was many times in a short while. Try again in some minutes.' },
} as const
