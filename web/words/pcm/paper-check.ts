import type { paperCheck as english } from '../en/paper-check.ts'
import type { Words } from '../words.ts'

export const paperCheck = {
  title: 'Check signed paper or evidence bundle',
  brand: 'Gida',
  intro:
    'Choose the PDF or the zip wey dem send you. Na this device alone dey read am, e no dey comot: na only the fingerprint we dey ask about.',
  label: 'The file (PDF or zip)',
} satisfies Words<typeof english>
