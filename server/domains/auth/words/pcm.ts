import type { AccountWords } from './en.ts'

export const pcm: AccountWords = {
  hello: (name) => `Hello ${name},`,
  verify: {
    subject: 'Na your email be this?',
    open: 'Open this link to tell Gida say this email na your own. E good for 24 hours, one time:',
    notYou: 'If you no get account with Gida, person write wrong email. You no need do anything.',
    typed:
      'Person put this email for one Gida account, but nobody don show say na their own. Open this link before 24 hours, to confirm am if the account na your own, or to comot am if no be your own:',
    byNumber:
      'The account na your own, and you forget the password? Ask for new one with the phone number of the account.',
  },
  reset: {
    subject: 'Set new password',
    open: 'Open this link to set new password. E good for one hour, one time:',
    notYou: 'If no be you ask for am, no do anything: your password still be as e be.',
    text: 'Set new password before one hour. No be you? Leave am:',
  },
  phoneCode: (code) =>
    `${code} na your code to show say this number na your own. E good for ten minutes. No tell anybody.`,
  emailReleased: (email) =>
    `${email} don comot from your account: the owner talk say no be your own. Login with your number. You fit add another email for Settings.`,
  passwordChanged: {
    subject: 'Your password don change',
    says: (at) => `Your password change on ${at}, Lagos time. Every device don logout.`,
    notYou:
      'If no be you, choose "You forget your password?" where you dey login, now now. Then tell support.',
    text: 'Your password don change. No be you? Choose "You forget your password?" for login, now now.',
  },
  takenBack: {
    subject: 'Your account na your own alone now',
    says: (at) =>
      `On ${at}, Lagos time, you show say this address na your own. Person wey open the account no show am, so we remove the phone number, the two-step verification and the account to collect money wey dem put, and we stop the keys, the calendar address and the webhooks wey dem make.`,
    next: 'If na you open am, add your number again, put your account to collect money again and turn two-step verification on, all for Settings. Before you put account, we go hold your rent for you.',
  },
  twoStep: {
    on: {
      subject: 'Two-step check don on',
      says: 'From now, login go ask for code from your authenticator app',
    },
    off: {
      subject: 'Dem off two-step check',
      says: 'From now, login go ask for only your password',
    },
    setOn: (at) => `Dem set am on ${at}, Lagos time.`,
    notYou:
      'If no be you, set new password now now ("You forget your password?" where you dey login). Then tell support.',
    text: 'No be you? Set new password now now.',
  },
  lookedIn: {
    subject: 'Gida support dey look your account',
    says: (at, minutes) =>
      `On ${at}, Lagos time, super admin of Gida open your account to see wetin you dey see, no pass ${minutes} minutes.`,
    why: (reason) => `Why: ${reason}`,
    allowed: 'You allow am for your settings.',
    readOnly:
      'Dem fit read, but dem no fit change anything. Chat, papers, files and bank accounts dey closed to dem. Who look dey for Settings, Security. (They can read and change nothing.)',
    text: (minutes) => `Support dey look your account, to read only, no pass ${minutes} minutes.`,
  },
}
