import { myStatements, statements } from '#words/statements'
import { useActor } from '../../platform/session/actor.ts'

/** Texts in the second person for the landlord, in the third for others. */
export const useStatementWords = (): typeof statements =>
  useActor().user.role === 'LANDLORD' ? myStatements : statements
