import { myStatements, statements } from '#words/statements'
import { useActor } from '../../platform/session/actor.ts'

/** An owner reads of themselves, everybody else of the owner. */
export const useStatementWords = (): typeof statements =>
  useActor().user.role === 'LANDLORD' ? myStatements : statements
