import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { Problem, problem } from '../errors/problem.ts'
import { unavailable } from './discovery.ts'

/** What the issuer answered, or what we found wrong with it, is a refusal; that it did not answer is not. */
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
