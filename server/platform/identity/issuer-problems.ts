import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { Problem, problem } from '../errors/problem.ts'
import { unavailable } from './discovery.ts'

/** An error response, or one that fails our checks, is a refusal; no response at all is unavailability. */
export function asIdentityProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof ResponseBodyError && error.status >= 500) return unavailable(error)
  if (error instanceof ClientError && error.code === 'OAUTH_TIMEOUT') return unavailable(error)
  const isAnswer =
    error instanceof AuthorizationResponseError ||
    error instanceof ResponseBodyError ||
    error instanceof ClientError
  return isAnswer ? problem('IDENTITY_REFUSED') : unavailable(error)
}
