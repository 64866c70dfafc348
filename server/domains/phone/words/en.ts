/** Answers to texts: each fits one SMS of 160 characters after folding (words.test.ts). */
export const en = {
  balance: (due: string, late: string | null, next: string | null) =>
    `You owe ${due} now${late ? `, ${late} of it late` : ''}.${next ? ` Next due ${next}.` : ''} To pay, text PAY.`,
  nothingOwed: (next: string | null) => `You owe nothing now.${next ? ` Next due ${next}.` : ''}`,
  payOwn: (account: string) =>
    `Transfer to ${account}. It is your own account for this home: no code is needed. We never ask for a card number.`,
  payCode: (account: string, code: string) =>
    `Transfer to ${account}. Write ${code} as narration. We never ask for a card number.`,
  payNone: (code: string) =>
    `Your pay code is ${code}. Ask your office for its account. We never ask for a card number.`,
  paySuspended:
    'Gida has suspended the estate of this home and names no account for it. Ask support before you pay anybody.',
  whichHome: (word: string, homes: string) => `Which home? ${homes}. Text ${word} and its number.`,
  receipt: (number: string, amount: string, day: string) =>
    `Your last receipt: ${number}, ${amount}, ${day}. See it in the app.`,
  noReceipt: 'There is no receipt for you yet.',
  faultHow: 'Text FAULT and what is wrong, as: FAULT kitchen tap leaks. In danger? Get out and call 112.',
  faultTold: (what: string) => `Your office has it: "${what}". In danger? Get out and call 112.`,
  office: (name: string, phone: string) => `Your office: ${name}, ${phone}. Emergency: 112.`,
  noOffice: 'Your office has left no number here. Emergency: 112.',
  noHome: 'You rent no home with Gida now. If that is wrong, tell your office.',
  noted: {
    SAFE: 'Noted: you are safe.',
    NEEDS_HELP: 'Noted: you need help. Your wardens are told. Call 112 too.',
    AWAY: 'Noted: you are not there.',
  },
  stopped: 'Gida sends no more SMS, except emergencies and sign-in codes. To undo, text START.',
  started: 'SMS from Gida are on. To end, text STOP.',
  help: 'Text BAL and your PIN: what you owe. REC and your PIN: receipt. PAY: how to pay. FAULT. CALL: office. LANG. STOP.',
  languages: 'Text ENGLISH, PIDGIN, HAUSA, YORUBA or IGBO.',
  languageSet: 'Gida writes to you in English now.',
  pinAsk: (word: string) =>
    `This is private. Text ${word} and the 4 digits of your PIN. Delete it afterwards.`,
  pinUnset: 'This is private. First set a PIN in the app: Settings, Security.',
  pinWrong: 'This PIN is not right. After 5 wrong ones it is locked.',
  pinLocked: (minutes: number) =>
    `Too many wrong PINs. Try again in ${minutes} min, or set a new one in the app.`,
  menu: `Gida
1 What I owe
2 How to pay
3 Last receipt
4 Report a fault
5 Who to call
6 Language`,
  menuPin: 'Your 4-digit PIN:\n0 Back',
  menuFault: 'What is wrong? Write it:\n0 Back',
  menuHome: (homes: string) => `Which home?\n${homes}\n0 Back`,
  menuAlert: '7 EMERGENCY: answer it',
  menuAnswer: (title: string) => `${title}\n1 I am safe\n2 I need help\n3 I am not there\n0 Back`,
  noAlert: 'No emergency waits for your answer now. In danger? Get out and call 112.',
  unseen:
    'We read only words here. Write what you need; text HELP for what you can ask. In danger? Call 112.',
  unread: 'We did not understand. Text HELP for what you can ask.',
  failed: 'That did not work. Call your office, or use the app.',
}
export type PhoneWords = typeof en
