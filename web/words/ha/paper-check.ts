import type { paperCheck as english } from '../en/paper-check.ts'
import type { Words } from '../words.ts'

export const paperCheck = {
  title: 'Bincika takarda mai sa hannu ko tarin shaida',
  brand: 'Gida',
  intro:
    'Ku zaɓi PDF ko zip da aka aika muku. A wannan na’urar kawai ake karanta shi, ba ya fita: alamarsa kawai ake tambaya.',
  label: 'Fayil ɗin (PDF ko zip)',
} satisfies Words<typeof english>
