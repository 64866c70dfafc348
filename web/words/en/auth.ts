/** Signing in, opening an account, and what the person reads when it does not work. */
export const auth = {
  languages: 'Language',
  signIn: {
    title: 'Sign in',
    note: 'With the e-mail address or phone number your estate has for you.',
    says: 'Know what is owed. See what came in.',
    email: 'E-mail address or phone number',
    password: 'Password',
    submit: 'Sign in',
    busy: 'Signing in…',
    forgot: 'Forgot your password?',
    slow: 'Slow line? Open the small page',
    continueWith: (name: string) => `Continue with ${name}`,
    or: 'or',
    finishing: 'One moment…',
    newHere: 'New to Gida?',
    open: 'Open an account',
    newHereWho: 'if you own or manage homes.',
    invited:
      'Tenants and property managers join with the invitation that their landlord or estate manager sends.',
    failed: 'Failed to sign in',
    badLogin: 'The e-mail address, the phone number or the password is not right.',
    badAnswer: 'Invalid login response format',
    succeeded: 'Successfully signed in',
    ended: 'Your session has expired. Please log in again.',
    troubles: {
      IDENTITY_REFUSED: 'The other service did not confirm who you are. Try again.',
      IDENTITY_UNKNOWN:
        'No Gida account uses this sign-in yet. Sign in with your password, or open an account first.',
      IDENTITY_UNVERIFIED:
        'First verify your e-mail address with that service and in your Gida account. Then you can link the two.',
      IDENTITY_PROVIDER_UNAVAILABLE:
        'We could not reach the other service. Sign in with your password, or try again in a minute.',
    },
  },
  register: {
    email: 'E-mail address',
    title: 'Open an account',
    note: 'For the people who own or manage homes. Two minutes.',
    says: 'Every naira has a name, a unit and a date.',
    youAre: 'You are',
    roles: {
      ESTATE_MANAGER: { name: 'Estate manager', note: 'I run it for others' },
      LANDLORD: { name: 'Landlord', note: 'I own homes' },
    },
    invited:
      'Tenants and property managers join with the invitation that their landlord or estate manager sends.',
    name: 'Full name',
    phone: 'Phone number',
    optional: 'optional',
    passwordHelp: 'At least 10 characters.',
    passwordGood: (length: number) => `${length} characters. Good.`,
    submit: 'Open my account',
    busy: 'Opening your account…',
    bvn: 'We never ask for your BVN.',
    agree: {
      goingOn: 'By continuing you agree to the',
      terms: 'terms of use',
      and: 'and have read the',
      notice: 'privacy notice',
    },
    have: 'Have an account?',
    signIn: 'Sign in',
    needsInvitation:
      'Tenants and property managers join with an invitation from their landlord or estate manager.',
    emailTaken: 'Email address already registered',
    phoneTaken: 'Phone number already registered',
    invalid: 'Registration validation failed',
    serverError: 'Server error occurred',
    failed: 'Failed to create account',
  },
  fields: {
    emailOrPhone: 'Enter an e-mail address, like ada@example.ng, or a phone number, like 0803 123 4567',
    email: 'Enter an e-mail address, like ada@example.ng',
    passwordMissing: 'Enter your password',
    passwordShort: (missing: number) =>
      missing === 1 ? 'Add one more character. At least 10.' : `Add ${missing} more characters. At least 10.`,
    passwordLong: 'At most 128 characters',
    passwordHasEmail: 'Choose a password that does not contain your e-mail name.',
    name: 'Enter your full name',
    phoneShort: (missing: number) =>
      missing === 1
        ? 'One digit is missing. Like 0803 123 4567.'
        : 'A Nigerian number has 11 digits, like 0803 123 4567',
    phone: 'A Nigerian number has 11 digits, like 0803 123 4567',
  },
  notKept:
    'Your browser does not let Gida keep you signed in. Allow site data for this address, then sign in again.',
  signOutFailed: 'Failed to sign out',
  signOutNote:
    'You are signed out on this device. We could not reach the server, so your session there will expire by itself.',
  userDataFailed: 'Failed to refresh user data',
} as const
