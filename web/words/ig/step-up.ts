import type { stepUp as english } from '../en/step-up.ts'
import type { Words } from '../words.ts'

export const stepUp = {
  title: 'Gosi na ọ bụ gị',
  note: 'Nke a na-agbanwe ihe dị mkpa. Tinye koodu sitere na ngwa nkwenye gị, ma ọ bụ koodu mgbake.',
  label: 'Koodu',
  submit: 'Kwado',
  busy: 'Anyị na-elele…',
  cancel: 'Kagbuo',
  missing: 'Tinye koodu ahụ',
} satisfies Words<typeof english>
