import type { paperCheck as english } from '../en/paper-check.ts'
import type { Words } from '../words.ts'

export const paperCheck = {
  title: 'Lelee akwụkwọ e binyere aka ma ọ bụ ngwugwu ihe akaebe',
  brand: 'Gida',
  intro:
    'Họrọ PDF ma ọ bụ zip e zitere gị. A na-agụ ya naanị na ngwaọrụ a, ọ naghị apụ: naanị akara mkpịsị aka ya ka a na-ajụ.',
  label: 'Faịlụ ahụ (PDF ma ọ bụ zip)',
} satisfies Words<typeof english>
