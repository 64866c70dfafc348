/** Messages to people about their own account, by mail and SMS. */
export const en = {
  hello: (name: string) => `Hello ${name},`,
  verify: {
    subject: 'Is this your e-mail address?',
    open: 'Open this link to confirm that this address is yours. It works once, within 24 hours:',
    notYou: 'If you have no account with Gida, somebody mistyped an address. You do not need to do anything.',
    typed:
      'This address was entered in a Gida account, but nobody has confirmed it there. Open this link within 24 hours, to confirm it if the account is yours, or to remove it if it is not:',
    byNumber:
      'Is the account yours, and you forgot your password? Ask for a new one with the phone number of the account.',
  },
  reset: {
    subject: 'Set a new password',
    open: 'Open this link to set a new password. It works once, within one hour:',
    notYou: 'If you did not ask for this, do nothing: your password stays as it is.',
    text: 'Set a new password within an hour. Not you? Do nothing:',
  },
  phoneCode: (code: string) =>
    `${code} is your code to verify this number. It works for ten minutes. Tell it to nobody.`,
  emailReleased: (email: string) =>
    `${email} was removed from your account: its owner says that it is not yours. Sign in with your number. You can add another address under Settings.`,
  passwordChanged: {
    subject: 'Your password has changed',
    says: (at: string) => `Your password was changed on ${at}, Lagos time. Every device was signed out.`,
    notYou:
      'If this was not you, choose "Forgot your password?" on the sign-in page at once. Then tell support.',
    text: 'your password was changed. Not you? Choose "Forgot your password?" at sign-in, at once.',
  },
  takenBack: {
    subject: 'Your account is now yours alone',
    says: (at: string) =>
      `On ${at}, Lagos time, you confirmed that this address is yours. Whoever opened the account had not, so we removed the phone number, the two-step verification and the payout account that they set, and ended the keys, the calendar feed and the webhooks that they created.`,
    next: 'If that was you, add your number, set your payout account and turn on two-step verification again, all under Settings. Until an account is set, your rent is held for you.',
  },
  twoStep: {
    on: {
      subject: 'Two-step verification is on',
      says: 'From now on signing in asks for a code from your authenticator app',
    },
    off: {
      subject: 'Two-step verification was turned off',
      says: 'From now on signing in asks for your password alone',
    },
    setOn: (at: string) => `This was changed on ${at}, Lagos time.`,
    notYou:
      'If this was not you, set a new password at once ("Forgot your password?" on the sign-in page). Then tell support.',
    text: 'Not you? Set a new password at once.',
  },
  lookedIn: {
    subject: 'Gida support is looking at your account',
    says: (at: string, minutes: number) =>
      `On ${at}, Lagos time, a super admin of Gida opened your account to see what you see, for at most ${minutes} minutes.`,
    why: (reason: string) => `The reason given: ${reason}`,
    allowed: 'You allowed it in your settings.',
    readOnly:
      'They can read and change nothing. Chat, papers, files and bank accounts stay closed to them. Settings, Security shows who looked in.',
    text: (minutes: number) =>
      `support is looking at your account, read-only, for at most ${minutes} minutes.`,
  },
}
export type AccountWords = typeof en
