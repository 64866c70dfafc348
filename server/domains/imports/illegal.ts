import type { ImportState } from '@gida/contract/domains/imports/rules'
import { Problem } from '../../platform/errors/problem.ts'

const WORDS: Record<ImportState, string> = {
  UPLOADED: 'This import has to be checked first.',
  CHECKING: 'This import is being checked. Wait until that is done.',
  CHECKED: 'This import has not been run yet.',
  RUNNING: 'This import is under way already.',
  DONE: 'This import is done.',
  FAILED: 'This import has stopped. Send the file again.',
  UNDOING: 'This import is being undone.',
  UNDONE: 'This import was undone. Send the file again.',
}

/** The error for an action that is not possible in an import's present state. */
export const illegal = (state: ImportState) =>
  new Problem('ILLEGAL_STATE', { message: WORDS[state], details: { state } })
