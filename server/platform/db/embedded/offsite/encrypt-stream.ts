import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const ID_BYTES = 8
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = ID_BYTES + NONCE_BYTES

type Pieces = AsyncIterable<Uint8Array>

/** Identifies the encryption key without revealing it. */
const idOf = (key: Uint8Array) =>
  createHash('sha256').update('key id').update(key).digest().subarray(0, ID_BYTES)

/** Encrypts a stream with the first key, bound to `name`. Layout: key id, nonce, ciphertext, tag. */
export async function* sealStream(
  bytes: Pieces,
  name: string,
  [key]: readonly Uint8Array[],
): AsyncGenerator<Buffer> {
  if (!key) throw new Error('There is no key to seal with.')
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name))
  yield Buffer.concat([idOf(key), nonce])
  for await (const piece of bytes) yield cipher.update(piece)
  yield Buffer.concat([cipher.final(), cipher.getAuthTag()])
}

/** Decrypts the stream. It is authenticated only at the end: altered or truncated data fails there. */
export async function* unsealStream(
  bytes: Pieces,
  name: string,
  keys: readonly Uint8Array[],
): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0)
  let cipher: ReturnType<typeof open> | null = null
  for await (const piece of bytes) {
    held = Buffer.concat([held, piece])
    if (!cipher) {
      if (held.length < HEAD_BYTES) continue
      cipher = open(held.subarray(0, HEAD_BYTES), name, keys)
      held = held.subarray(HEAD_BYTES)
    }
    if (held.length <= TAG_BYTES) continue
    yield cipher.update(held.subarray(0, -TAG_BYTES))
    held = Buffer.from(held.subarray(-TAG_BYTES))
  }
  if (!cipher || held.length !== TAG_BYTES) throw new Error(`${name} is too short to be whole.`)
  cipher.setAuthTag(held)
  try {
    yield cipher.final()
  } catch {
    throw new Error(`${name} is not what was sent there: it was altered, or is not whole.`)
  }
}

function open(head: Buffer, name: string, keys: readonly Uint8Array[]) {
  const key = keys.find((key) => idOf(key).equals(head.subarray(0, ID_BYTES)))
  if (!key) throw new Error(`${name} was sealed under another GIDA_SECRET. Set the one that was in use then.`)
  return createDecipheriv(CIPHER, key, head.subarray(ID_BYTES)).setAAD(Buffer.from(name))
}
