/** Confirming who one is before what a stolen session must not do. */
export const stepUp = {
  title: 'Confirm that it is you',
  note: 'This changes something important. Enter a code from your authenticator app, or a recovery code.',
  label: 'Code',
  submit: 'Confirm',
  busy: 'Checking…',
  cancel: 'Cancel',
  missing: 'Enter the code',
} as const
