import { ErrorBody } from '@gida/contract/shared/errors'
import type { DrawnRequest } from './draw-request.ts'
import type { Answer } from './send-request.ts'

/** What only the inside of the program knows. */
const INNER_WORDS =
  /\b(select|insert into|syntax error|constraint|relation|undefined|node_modules|at async)\b/i

/** What is wrong with an answer, in a line; null when nothing is. */
export function judgeAnswer(asked: DrawnRequest, answer: Answer): string | null {
  const { status, body } = answer
  if (status >= 500) return describeFault(asked, `${status} ${body.slice(0, 300)}`)
  if (status < 400) return null
  const error = ErrorBody.safeParse(readJson(body))
  if (!error.success)
    return describeFault(asked, `${status} without the shape of an error: ${body.slice(0, 300)}`)
  if (error.data.status_code !== status)
    return describeFault(asked, `${status} says ${error.data.status_code}`)
  if (INNER_WORDS.test(error.data.message))
    return describeFault(asked, `words of the inside: ${error.data.message}`)
  return null
}

export const describeFault = ({ who, method, path, body }: DrawnRequest, fault: string) =>
  `${who} ${method} ${path} ${body?.toString('utf8').slice(0, 300) ?? ''} → ${fault}`

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
