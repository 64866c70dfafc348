/** Messages to people about their own account, by mail and SMS. */
export const en = {
  hello: (name: string) => `Hello ${name},`,
  verify: {
    subject: 'Is this your e-mail address?',
    open: 'Open this link to tell Gida that this address is yours. It is good for 24 hours, once:',
    notYou: 'If you have no account with Gida, somebody mistyped an address. You need not do anything.',
  },
  reset: {
    subject: 'Set a new password',
    open: 'Open this link to set a new password. It is good for one hour, once:',
    notYou: 'If you did not ask for it, do nothing: your password stays as it is.',
    text: 'Set a new password within an hour. Not you? Do nothing:',
  },
  passwordChanged: {
    subject: 'Your password has changed',
    says: (at: string) => `Your password was changed on ${at}, Lagos time. Every device was signed out.`,
    notYou:
      'If this was not you, choose "Forgot your password?" where you sign in, at once. Then tell support.',
    text: 'your password was changed. Not you? Choose "Forgot your password?" at sign-in, at once.',
  },
  takenBack: {
    subject: 'Your account is yours alone now',
    says: (at: string) =>
      `On ${at}, Lagos time, you showed that this address is yours. Whoever opened the account had not, so the phone number, the two-step verification and the payout account that they set were removed, and the keys, the calendar feed and the webhooks that they made were ended.`,
    next: 'If that was you yourself, add your number again, set your payout account anew and turn two-step verification on, all under Settings. Until an account is set, your rent is held for you.',
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
    setOn: (at: string) => `It was set on ${at}, Lagos time.`,
    notYou:
      'If this was not you, set a new password at once ("Forgot your password?" where you sign in). Then tell support.',
    text: 'Not you? Set a new password at once.',
  },
  lookedIn: {
    subject: 'Gida support is looking at your account',
    says: (at: string, minutes: number) =>
      `On ${at}, Lagos time, a super admin of Gida opened your account to see what you see, for at most ${minutes} minutes.`,
    why: (reason: string) => `The reason given: ${reason}`,
    allowed: 'You allowed it in your settings.',
    readOnly:
      'They can read and change nothing. Chat, papers, files and bank accounts stay closed to them. Who looked in stands under Settings, Security.',
    text: (minutes: number) =>
      `support is looking at your account, to read only, for at most ${minutes} minutes.`,
  },
}
export type AccountWords = typeof en
