import type { installing as english } from '../en/installing.ts'
import type { Words } from '../words.ts'

export const installing = {
  text: 'A ajiye Gida a fuskar wayarku?',
  note: 'Tana buɗewa da sauri, kuma rasitanku suna buɗewa ba tare da sabis ba.',
  action: 'Saka',
} satisfies Words<typeof english>
