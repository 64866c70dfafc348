import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Bucket } from '../../platform/config/buckets.ts'
import { isSigned } from './verify-signature.ts'

/** Faults of a bucket, as Amazon's have. */
export type S3Faults = {
  /** This many write calls get 503 Slow Down. */
  slowDowns: number
  /** Accepts requests and never answers. */
  silent: boolean
  /** This many responses break off halfway. */
  halves: number
  /** Names per page of a list. */
  page: number
}

type StoredObject = { bytes: Buffer; type: string; at: Date }
type Call = { request: IncomingMessage; body: Buffer; url: URL; key: string }

/**
 * An S3-compatible server for tests: one bucket, in memory. It verifies signatures and refuses ACLs, as buckets created
 * since April 2023 do, and refuses unknown calls.
 */
export async function startS3(bucket = 'gida-files') {
  const keys = { accessKeyId: 'AKIDFORTESTS', secretAccessKey: 'a secret of the store for tests' }
  const objects = new Map<string, StoredObject>()
  const faults: S3Faults = { slowDowns: 0, silent: false, halves: 0, page: 1000 }

  const server = createServer((request, answer) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (faults.silent) return
      const body = Buffer.concat(parts)
      const url = new URL(request.url ?? '/', 'http://s3')
      const [, named, ...rest] = url.pathname.split('/')
      const key = decodeURIComponent(rest.join('/'))
      if (!isSigned(request, body, keys)) return fail(answer, 403, 'SignatureDoesNotMatch')
      if (named !== bucket) return fail(answer, 404, 'NoSuchBucket')
      if (request.headers['x-amz-acl']) return fail(answer, 400, 'AccessControlListNotSupported')
      if (request.method !== 'GET' && request.method !== 'HEAD' && faults.slowDowns > 0) {
        faults.slowDowns--
        return fail(answer, 503, 'SlowDown')
      }
      answerCall({ request, body, url, key }, answer)
    })
  })

  function answerCall(call: Call, answer: ServerResponse): void {
    const { request, key, url } = call
    if (request.method === 'GET' && url.searchParams.has('list-type')) return list(url, answer)
    if (request.method === 'PUT') return put(call, answer)
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void answer.writeHead(204).end()
    }
    if (request.method === 'GET' || request.method === 'HEAD') return get(call, answer)
    fail(answer, 501, 'NotImplemented')
  }

  function put({ request, body, key }: Call, answer: ServerResponse): void {
    const source = request.headers['x-amz-copy-source']
    const copied = source && objects.get(decodeURIComponent(String(source)).replace(`/${bucket}/`, ''))
    if (source && !copied) return fail(answer, 404, 'NoSuchKey')
    const type = request.headers['content-type'] ?? 'binary/octet-stream'
    const kept = copied || { bytes: body, type, at: new Date() }
    objects.set(key, kept)
    const etag = etagOf(kept)
    answer.writeHead(200, { etag })
    answer.end(copied ? xml('CopyObjectResult', `<ETag>${etag}</ETag>`) : undefined)
  }

  function get({ request, key }: Call, answer: ServerResponse): void {
    const kept = objects.get(key)
    if (!kept) return fail(answer, 404, 'NoSuchKey')
    const { bytes, type, at } = kept
    answer.writeHead(200, {
      ...{ 'content-type': type, 'content-length': bytes.length },
      ...{ 'last-modified': at.toUTCString(), etag: etagOf(kept) },
    })
    if (request.method === 'HEAD') return void answer.end()
    if (faults.halves === 0) return void answer.end(bytes)
    faults.halves--
    answer.write(bytes.subarray(0, bytes.length / 2), () => answer.destroy())
  }

  function list(url: URL, answer: ServerResponse): void {
    const prefix = url.searchParams.get('prefix') ?? ''
    const after = url.searchParams.get('continuation-token') ?? ''
    const found = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = found.slice(0, faults.page)
    const isMore = found.length > page.length
    const entries = page.map((key) => {
      const { bytes, at } = objects.get(key) as StoredObject
      return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
    })
    const next = isMore
      ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>`
      : ''
    answer.end(xml('ListBucketResult', `<IsTruncated>${isMore}</IsTruncated>${next}${entries.join('')}`))
  }

  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    at: { kind: 's3', endpoint, bucket, region: 'af-south-1', ...keys } satisfies Bucket,
    objects,
    faults,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

const etagOf = ({ bytes }: StoredObject) => `"${createHash('md5').update(bytes).digest('hex')}"`
const xml = (name: string, inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><${name}>${inside}</${name}>`
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function fail(answer: ServerResponse, status: number, code: string): void {
  answer.writeHead(status, { 'content-type': 'application/xml' })
  answer.end(xml('Error', `<Code>${code}</Code><Message>${code}</Message>`))
}
