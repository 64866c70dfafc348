import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

const CURVE = 'prime256v1'
const RECORD_BYTES = 4_096
const SECRET_BYTES = 16
/** Most plaintext in one record beside its delimiter and tag (RFC 8291, section 4). */
export const MOST_PUSH_BYTES = 3_993

export type PushKeys = { p256dh: string; auth: string }

const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** Encrypts a push message for one device as a single record: aes128gcm (RFC 8188) with the keys of RFC 8291. */
/** Whether these keys are usable: a point on the curve, and a secret of the right length. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  if (Buffer.from(auth, 'base64url').length !== SECRET_BYTES) return false
  const ours = createECDH(CURVE)
  ours.generateKeys()
  try {
    ours.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}

export function encryptPush(text: string, { p256dh, auth }: PushKeys): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url')
  const ecdh = createECDH(CURVE)
  const ours = ecdh.generateKeys()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = derive(ecdh.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32)

  const salt = randomBytes(16)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const lastRecord = Buffer.from([2])
  const sealed = [cipher.update(text, 'utf8'), cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()]

  const head = Buffer.alloc(21)
  salt.copy(head)
  head.writeUInt32BE(RECORD_BYTES, 16)
  head.writeUInt8(ours.length, 20)
  return Buffer.concat([head, ours, ...sealed])
}
