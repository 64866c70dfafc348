import type { FastifyInstance } from 'fastify'
import { Problem } from '../../../platform/errors/problem.ts'
import { formPages } from '../../../platform/http/pages/form-pages.ts'
import { drawNowhere } from './answer-page.ts'

export { fieldsOf, HTML, hidden, tokenOf } from '../../../platform/http/pages/form-pages.ts'

/** Mounts the pages for answering invitations and polls. */
export const answerForms = (app: FastifyInstance, addPages: (scope: FastifyInstance) => void): void =>
  formPages(app, { drawNowhere }, addPages)

/** Ignores a 409: the page then shows that it is too late. */
export function ignoreConflict(error: unknown): void {
  if (!(error instanceof Problem) || error.status !== 409) throw error
}
