import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export type S3Keys = { accessKeyId: string; secretAccessKey: string }

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: Uint8Array | string, text: string) => createHmac('sha256', key).update(text).digest()
const LATEST_MS = 15 * 60_000

/**
 * Verifies AWS Signature Version 4 with these keys, over these bytes, at most 15 minutes old.
 * Source: "Authenticating Requests (AWS Signature Version 4)" in the Amazon S3 API reference.
 */
export function isSigned(request: IncomingMessage, body: Uint8Array, keys: S3Keys): boolean {
  const said =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    )
  if (!said) return false
  const [, id, day = '', region = '', names = '', signature] = said
  const at = String(request.headers['x-amz-date'])
  const digest = String(request.headers['x-amz-content-sha256'])
  if (id !== keys.accessKeyId || !at.startsWith(day) || !isNow(at)) return false
  if (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256(body)) return false

  const url = new URL(request.url ?? '/', 'http://s3')
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const call = [request.method, url.pathname, query, headers.join(''), names, digest].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(call)].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${keys.secretAccessKey}`, day), region), 's3'), 'aws4_request')
  return hmac(key, toSign).toString('hex') === signature
}

function isNow(at: string): boolean {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(at) ?? []
  const moment = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Math.abs(Date.now() - moment) < LATEST_MS
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
