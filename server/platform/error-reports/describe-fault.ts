/** The part of an error that may leave the installation: nothing in it was typed by a person. */
export type Fault = { kind: string; words: string; frames: Frame[]; cause: Fault | null }
export type Frame = { file: string; function?: string; line: number; column: number }

/** Messages of the JavaScript engine, Node.js and PostgreSQL, without their values. No other message is sent. */
const SENTENCES = [
  'Cannot read properties of undefined',
  'Cannot read properties of null',
  'Cannot set properties of undefined',
  'Cannot destructure property',
  'is not a function',
  'is not iterable',
  'is not a constructor',
  'is not defined',
  'before initialization',
  'Maximum call stack size exceeded',
  'Invalid array length',
  'Invalid time value',
  'is not valid JSON',
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Failed to execute',
  'Minified React error',
  'QuotaExceeded',
  'duplicate key value violates unique constraint',
  'violates foreign key constraint',
  'violates check constraint',
  'violates not-null constraint',
  'violates row-level security policy',
  'conflicting key value violates exclusion constraint',
  'permission denied for',
  'does not exist',
  'syntax error at or near',
  'invalid input syntax for type',
  'deadlock detected',
  'canceling statement due to statement timeout',
  'canceling statement due to lock timeout',
  'Connection terminated',
  'socket hang up',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
]
const KIND = /^[A-Za-z]{0,40}(?:Error|Exception|Refusal|Unknown|Problem)$/
/** Error codes of PostgreSQL and Node.js: `23505`, `ERR_INVALID_URL`. */
const CODE = /^(?:\d[0-9A-Z]{4}|(?:P0|XX|F0|HV)[0-9A-Z]{3}|(?:ERR|UND_ERR|FST_ERR)_[A-Z_]{2,40})$/
const MOST_FRAMES = 30
const MOST_CAUSES = 3

/** Describes an error by names in the code: what happened and where. */
export function describeFault(error: unknown, causes = MOST_CAUSES): Fault {
  const { name, message, stack, code, cause } = Object(error) as Partial<Error> & { code?: unknown }
  const words = [sentenceIn(String(message ?? '')), CODE.test(String(code)) ? String(code) : '']
  return {
    kind: KIND.test(String(name)) ? String(name) : 'Error',
    words: words.filter(Boolean).join(' · '),
    frames: framesIn(withoutMessage(String(stack ?? ''), String(message ?? ''))),
    cause: cause && causes > 1 ? describeFault(cause, causes - 1) : null,
  }
}

const sentenceIn = (message: string) => SENTENCES.find((sentence) => message.includes(sentence)) ?? ''

/** Removes the message, since a multi-line message could pass for stack frames. */
const withoutMessage = (stack: string, message: string) =>
  message && stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : stack

/** `at name (file:1:2)` of V8, `name@file:1:2` of the others. */
const FRAME =
  /^\s*(?:at (?:async )?(?:(?:new )?(?<v8>[^ ()]+) (?:\[as [^\]]+\] )?)?\(?|(?<other>[^@ ]*)@)(?<file>[^()\s]+):(?<line>\d{1,7}):(?<column>\d{1,7})\)?\s*$/
const IDENTIFIER = /^[\w$.<>#]{1,80}$/
/** A file of ours, a package, Node.js or the built web app; of a URL only the path. */
const FILE =
  /(?:^|\/)((?:server|contract|scripts)\/[a-z0-9/-]{1,120}(?:\.[a-z]{2,4}){1,2}|(?:node_modules|assets)\/[\w@./+-]{1,200})$|^(node:[\w/]{1,60})$/
/** Could be a phone, account or identity number. */
const NUMBER = /\d{7}/

function framesIn(stack: string): Frame[] {
  return stack
    .split('\n', 200)
    .flatMap((line) => frameOf(line) ?? [])
    .slice(0, MOST_FRAMES)
}

function frameOf(text: string): Frame | null {
  const { v8, other, file = '', line, column } = (text.length < 500 && FRAME.exec(text)?.groups) || {}
  const [, ours, nodes] = FILE.exec(file.split(/[?#]/)[0] ?? '') ?? []
  const known = ours ?? nodes
  if (!known || NUMBER.test(known)) return null
  const name = v8 ?? other ?? ''
  return {
    file: known,
    ...(IDENTIFIER.test(name) && !NUMBER.test(name) && { function: name }),
    line: Number(line),
    column: Number(column),
  }
}
