import type { stepUp as english } from '../en/step-up.ts'
import type { Words } from '../words.ts'

export const stepUp = {
  title: 'Confirm say na you',
  note: 'This one dey change something important. Enter code from your authenticator app, or recovery code.',
  label: 'Code',
  submit: 'Confirm',
  busy: 'We dey check…',
  cancel: 'Cancel',
  missing: 'Enter the code',
} satisfies Words<typeof english>
