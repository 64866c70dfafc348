import type { stepUp as english } from '../en/step-up.ts'
import type { Words } from '../words.ts'

export const stepUp = {
  title: 'Ku tabbatar ku ne',
  note: 'Wannan yana sauya abu mai muhimmanci. Ku rubuta lamba daga manhajar tabbatarwa, ko lambar ceto.',
  label: 'Lamba',
  submit: 'Tabbatar',
  busy: 'Ana dubawa…',
  cancel: 'Soke',
  missing: 'Ku rubuta lambar',
} satisfies Words<typeof english>
