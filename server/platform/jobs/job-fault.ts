import type { JobFault } from '@gida/contract/domains/admin/failed-job'
import pg from 'pg'
import { NoAnswer } from '../errors/no-answer.ts'
import { Problem } from '../errors/problem.ts'
import { ProviderRefusal } from '../pay/provider.ts'
import { UnreadablePayload } from './jobs.ts'

/** Classifies a job error without revealing its message; by its cause if the error itself says nothing. */
export function faultOf(error: unknown): JobFault {
  if (error instanceof UnreadablePayload) return 'UNREADABLE'
  if (error instanceof NoAnswer || isOfNetwork(error)) return 'NO_ANSWER'
  if (error instanceof Problem) return error.status >= 500 ? 'NO_ANSWER' : 'REFUSED'
  if (error instanceof ProviderRefusal) return 'REFUSED'
  if (error instanceof pg.DatabaseError) return 'DATABASE'
  return error instanceof Error && error.cause ? faultOf(error.cause) : 'FAULT'
}

/** Errors that need a code change; all others pass by themselves or concern the requester. */
export const isDefect = (error: unknown): boolean =>
  ['UNREADABLE', 'DATABASE', 'FAULT'].includes(faultOf(error))

const isOfNetwork = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'TimeoutError' ||
    ('code' in error && /^(E[A-Z]+|EAI_AGAIN|UND_ERR_\w+)$/.test(String(error.code))))

/** The error as the queue stores it: fault code first, then the message, which never leaves the queue. */
export const withFault = (error: unknown): Error =>
  new Error(`${faultOf(error)}: ${error instanceof Error ? error.message : error}`, { cause: error })
