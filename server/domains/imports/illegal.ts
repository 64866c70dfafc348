import type { ImportState } from '@gida/contract/domains/imports/rules'
import { Problem } from '../../platform/errors/problem.ts'

const WORDS: Record<ImportState, string> = {
  UPLOADED: 'This import must be checked first.',
  CHECKING: 'This import is being checked. Wait until the check is done.',
  CHECKED: 'This import has not been run yet.',
  RUNNING: 'This import is already running.',
  DONE: 'This import is done.',
  FAILED: 'This import has stopped. Upload the file again.',
  UNDOING: 'This import is being undone.',
  UNDONE: 'This import was undone. Upload the file again.',
}

/** The error for an action that is not possible in an import's present state. */
export const illegal = (state: ImportState) =>
  new Problem('ILLEGAL_STATE', { message: WORDS[state], details: { state } })
