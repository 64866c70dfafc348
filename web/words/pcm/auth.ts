import type { auth as english } from '../en/auth.ts'
import type { Words } from '../words.ts'

export const auth = {
  languages: 'Language',
  signIn: {
    title: 'Login',
    note: 'Use the email or phone number wey your estate get for you.',
    says: 'Know wetin you owe. See wetin enter.',
    email: 'Email or phone number',
    password: 'Password',
    submit: 'Login',
    busy: 'We dey log you in…',
    forgot: 'You forget your password?',
    slow: 'Network dey slow? Open the small page',
    continueWith: (name: string) => `Continue with ${name}`,
    or: 'or',
    finishing: 'Small time…',
    newHere: 'You new for Gida?',
    open: 'Open account',
    newHereWho: 'if you get houses or you dey manage them.',
    invited:
      'Tenants and property managers dey join with the invitation wey their landlord or estate manager send.',
    failed: 'Login no work',
    badLogin: 'The email, the phone number or the password no correct.',
    badAnswer: 'We no fit read the login answer',
    succeeded: 'You don login',
    ended: 'Your time don finish. Abeg login again.',
    troubles: {
      IDENTITY_REFUSED: 'The other service no confirm who you be. Try again.',
      IDENTITY_UNKNOWN:
        'Nobody for Gida get this account yet. Login with your password, or open account first.',
      IDENTITY_UNVERIFIED:
        'First verify your email, for there and for your Gida account. Then we fit join the two.',
      IDENTITY_PROVIDER_UNAVAILABLE:
        'We no fit reach the other service. Login with your password, or try again after one minute.',
    },
  },
  register: {
    email: 'Email',
    title: 'Open account',
    note: 'For people wey get houses or dey manage them. Two minutes.',
    says: 'Every naira get name, house and date.',
    youAre: 'You be',
    roles: {
      ESTATE_MANAGER: { name: 'Estate manager', note: 'I dey run am for other people' },
      LANDLORD: { name: 'Landlord', note: 'I get houses' },
    },
    invited:
      'Tenants and property managers dey join with the invitation wey their landlord or estate manager send.',
    name: 'Full name',
    phone: 'Phone number',
    optional: 'if you like',
    passwordHelp: 'At least 10 characters.',
    passwordGood: (length: number) => `${length} characters. E good.`,
    submit: 'Open my account',
    busy: 'We dey open your account…',
    bvn: 'We no dey ever ask for your BVN.',
    agree: {
      goingOn: 'If you continue, you don agree to the',
      terms: 'terms of use',
      and: 'and you don read the',
      notice: 'privacy notice',
    },
    have: 'You get account?',
    signIn: 'Login',
    needsInvitation:
      'Tenants and property managers dey join with invitation from their landlord or estate manager.',
    emailTaken: 'This email don register before',
    phoneTaken: 'This phone number don register before',
    invalid: 'Wetin you fill no correct',
    serverError: 'Something spoil for our side',
    failed: 'We no fit open the account',
  },
  fields: {
    emailOrPhone: 'Write email, like ada@example.ng, or phone number, like 0803 123 4567',
    email: 'Write email, like ada@example.ng',
    passwordMissing: 'Write your password',
    passwordShort: (missing: number) =>
      missing === 1 ? 'One character remain. At least 10.' : `${missing} characters remain. At least 10.`,
    passwordLong: '128 characters na the most',
    passwordHasEmail: 'Choose password wey no carry the name of your email.',
    name: 'Write your full name',
    phoneShort: (missing: number) =>
      missing === 1
        ? 'One number remain. Like 0803 123 4567.'
        : 'Nigerian number get 11 digits, like 0803 123 4567',
    phone: 'Nigerian number get 11 digits, like 0803 123 4567',
  },
  notKept:
    'Your browser no gree make Gida keep you logged in. Allow site data for this address, then login again.',
  signOutFailed: 'Logout no work',
  signOutNote:
    'You don comot for this device. We no fit tell the server, so your login for there go end by itself.',
  userDataFailed: 'We no fit refresh your data',
} satisfies Words<typeof english>
