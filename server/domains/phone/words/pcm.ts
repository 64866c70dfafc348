import type { PhoneWords } from './en.ts'

export const pcm: PhoneWords = {
  balance: (due, late, next) =>
    `You dey owe ${due} now${late ? `, ${late} don late` : ''}.${next ? ` Next one na ${next}.` : ''} To pay, text PAY.`,
  nothingOwed: (next) => `You no dey owe anything now.${next ? ` Next one na ${next}.` : ''}`,
  payOwn: (account) =>
    `Transfer to ${account}. Na your own account for this house, you no need code. We no dey ever ask for card number.`,
  payCode: (account, code) =>
    `Transfer to ${account}. Write ${code} for narration. We no dey ever ask for card number.`,
  payNone: (code) =>
    `Your pay code na ${code}. Ask your office for dia account. We no dey ever ask for card number.`,
  paySuspended:
    'Gida don suspend the estate of this house and no dey show account for am. Ask support before you pay anybody.',
  whichHome: (word, homes) => `Which house? ${homes}. Text ${word} and im number.`,
  receipt: (number, amount, day) => `Your last receipt: ${number}, ${amount}, ${day}. The paper dey for app.`,
  noReceipt: 'You never get receipt yet.',
  faultHow: 'Text FAULT and wetin spoil, like: FAULT kitchen tap dey leak. Danger dey? Comot and call 112.',
  faultTold: (what) => `Your office don get am: "${what}". Danger dey? Comot and call 112.`,
  office: (name, phone) => `Your office: ${name}, ${phone}. Emergency: 112.`,
  noOffice: 'Your office never put number here. Emergency: 112.',
  noHome: 'You no dey rent any house with Gida now. If e no correct, tell your office.',
  noted: {
    SAFE: 'We don hear: you dey safe.',
    NEEDS_HELP: 'We don hear: you need help. Your wardens don know. Call 112 too.',
    AWAY: 'We don hear: you no dey there.',
  },
  stopped: 'Gida no go send you SMS again, only emergency and login code. START go bring am back.',
  started: 'SMS from Gida go dey come again. STOP go end am.',
  help: 'Text BAL and your PIN: wetin you owe. REC and your PIN: receipt. PAY: how to pay. FAULT. CALL: office. LANG. STOP.',
  languages: 'Text ENGLISH, PIDGIN, HAUSA, YORUBA or IGBO.',
  languageSet: 'Gida go dey write you for Pidgin now.',
  pinAsk: (word) => `Na private. Text ${word} and the 4 numbers of your PIN. Delete am after.`,
  pinUnset: 'Na private. First set PIN for the app: Settings, Security.',
  pinWrong: 'This PIN no correct. After 5 wrong ones e go lock.',
  pinLocked: (minutes) => `Wrong PIN don too much. Try again in ${minutes} min, or set new one for the app.`,
  menu: `Gida
1 Wetin I owe
2 How to pay
3 Last receipt
4 Something spoil
5 Who to call
6 Language`,
  menuPin: 'Your PIN, 4 numbers:\n0 Go back',
  menuFault: 'Wetin spoil? Write am:\n0 Go back',
  menuHome: (homes) => `Which house?\n${homes}\n0 Go back`,
  menuAlert: '7 EMERGENCY: answer am',
  menuAnswer: (title) => `${title}\n1 I dey safe\n2 I need help\n3 I no dey there\n0 Go back`,
  noAlert: 'No emergency dey wait for your answer now. Danger dey? Comot and call 112.',
  unseen:
    'Na only words we dey read here. Write wetin you need; text HELP to see wetin you fit ask. Danger dey? Call 112.',
  unread: 'We no understand. Text HELP to see wetin you fit ask.',
  failed: 'E no work now. Call your office, or use the app.',
}
