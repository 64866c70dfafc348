import type { installing as english } from '../en/installing.ts'
import type { Words } from '../words.ts'

export const installing = {
  text: 'Keep Gida for your home screen?',
  note: 'E dey open quick, and your receipts dey open even if network no dey.',
  action: 'Install am',
} satisfies Words<typeof english>
