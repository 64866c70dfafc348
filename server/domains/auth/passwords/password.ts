import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { problem } from '../../../platform/errors/problem.ts'
import { type Line, withHashSlot } from './hash-queue.ts'

const derive = promisify(argon2)

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. Runs in a thread pool, not on the event loop. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_BYTES = 32
const SALT_BYTES = 16

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await tagOf(password, salt, COST, 'others')
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${b64(salt)}$${b64(tag)}`
}

export async function isPassword(password: string, hash: string, line: Line): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash)
  if (!match) return false
  const [, memory, passes, parallelism, salt = '', expected = ''] = match
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const tag = await tagOf(password, Buffer.from(salt, 'base64'), cost, line)
  return timingSafeEqual(tag, Buffer.from(expected, 'base64'))
}

const tagOf = (password: string, nonce: Buffer, cost: typeof COST, line: Line): Promise<Buffer> =>
  withHashSlot(line, () =>
    derive('argon2id', {
      message: Buffer.from(password.normalize('NFC')),
      nonce,
      tagLength: TAG_BYTES,
      ...cost,
    }),
  )

const b64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** A hash to compare with for unknown addresses, so that they take as long as a wrong password. */
export const NO_ONES_HASH = await hashPassword(randomBytes(16).toString('hex'))

const LEAST_COMMON_LENGTH = 6
/** Shorter parts of an address occur in too many words to be treated as a name. */
const LEAST_NAME_LENGTH = 3
let loading: Promise<Set<string>> | undefined
/** Loaded at first use, since it takes several MB. */
const commonPasswords = () => (loading ??= loadCommon())

async function loadCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const words = dictionary['passwords-common'] as string[]
  return new Set(words.filter((word) => word.length >= LEAST_COMMON_LENGTH))
}

/** Refuses a password that is common, a common one with digits appended, or one that contains the name in the e-mail address. */
export async function refuseWeakPassword(password: string, email: string): Promise<void> {
  const common = await commonPasswords()
  const plain = password.toLowerCase()
  const stem = plain.replace(/[^a-z]+$/, '')
  const name = email.split('@')[0]?.toLowerCase() ?? ''
  const isWeak =
    common.has(plain) ||
    (stem.length >= LEAST_COMMON_LENGTH && common.has(stem) && plain.length - stem.length <= 4) ||
    new Set(plain).size < 5 ||
    (name.length >= LEAST_NAME_LENGTH && plain.includes(name))
  if (isWeak) throw problem('WEAK_PASSWORD')
}
