import type { FastifyInstance } from 'fastify'
import { Problem } from '../../../platform/errors/problem.ts'
import { formPages } from '../../../platform/http/pages/form-pages.ts'
import { drawNowhere } from './answer-page.ts'

export { fieldsOf, HTML, hidden, tokenOf } from '../../../platform/http/pages/form-pages.ts'

/** The pages by which invitations and polls are answered. */
export const answerForms = (app: FastifyInstance, addPages: (scope: FastifyInstance) => void): void =>
  formPages(app, { drawNowhere }, addPages)

/** Of what is answered too late its page says how it stands. */
export function unlessTooLate(error: unknown): void {
  if (!(error instanceof Problem) || error.status !== 409) throw error
}
