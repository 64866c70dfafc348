import { execFileSync } from 'node:child_process'
import { createPublicKey } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { readSeal, type SealKey } from '@gida/contract/domains/signing/read-seal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueCertificates, keyOfSeed } from './certificates.ts'
import { prepareSeal, sealPdf } from './seal-pdf.ts'

const seed = (byte: number) => new Uint8Array(32).fill(byte)
const key = keyOfSeed(seed(7))
const chain = issueCertificates(
  { name: 'Gida test authority', key: keyOfSeed(seed(9)) },
  { name: 'Gida test seal', key },
  new Date('2026-11-20T09:00:00Z'),
)
const spki = createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')
const ours: SealKey[] = [{ id: 'test', algorithm: 'EC', public_key: spki }]
const silent = async () => null

const folder = mkdtempSync(join(tmpdir(), 'gida-seal-'))
afterAll(() => rmSync(folder, { recursive: true }))
const onDisk = (name: string, bytes: Uint8Array): string => {
  writeFileSync(join(folder, name), bytes)
  return join(folder, name)
}
const pem = (certificate: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`
const has = (tool: string) => existsSync(`/usr/bin/${tool}`)

let sealed: Buffer
let prepared: Uint8Array
beforeAll(async () => {
  const pdf = await PDFDocument.create()
  pdf.addPage().drawText('Tenancy of Flat B4')
  prepared = await prepareSeal(pdf, {
    name: 'Gida',
    reason: 'All have signed',
    at: new Date('2026-11-21T10:00:00Z'),
  })
  sealed = (await sealPdf(prepared, { key, chain }, silent)).bytes
})
const stateOf = (bytes: Uint8Array) => readSeal(new Uint8Array(bytes), ours)

test('a sealed file is genuine, and another one’s is foreign', async () => {
  expect(await stateOf(sealed)).toBe('GENUINE')
  expect(await stateOf(prepared)).toBe('FOREIGN')
  expect(await readSeal(new Uint8Array(sealed), [])).toBe('FOREIGN')
  const theirs = keyOfSeed(seed(8))
  expect(
    await stateOf((await sealPdf(prepared, { key: theirs, chain: [chain[1] as Buffer] }, silent)).bytes),
  ).toBe('FOREIGN')
})

test('a flipped byte is found in all that the signature covers, in the signature and in the room behind it', async () => {
  const room = sealed.lastIndexOf('/Contents <') + 10
  const end = sealed.indexOf('>', room)
  const signatureEnds = sealed.indexOf('0'.repeat(40), room)
  const covered = Array.from({ length: sealed.length }, (_, at) => at).filter((at) => at < room || at > end)
  const places = covered.filter((at) => at % 23 === 0 || Math.abs(at - room) < 60)
  for (const at of [...places, room, signatureEnds - 30, signatureEnds + 1_000, end, sealed.length - 1]) {
    const spoilt = Buffer.from(sealed)
    spoilt[at] = (spoilt[at] ?? 0) ^ 1
    expect(await stateOf(spoilt), `byte ${at}`).not.toBe('GENUINE')
  }
})

test('what is written behind the seal, or into its room, is found', async () => {
  expect(await stateOf(Buffer.concat([sealed, Buffer.from('\n1 0 obj<</Type/Catalog>>endobj')]))).toBe(
    'ALTERED',
  )
  const hidden = Buffer.from(sealed)
  hidden.write('41', hidden.lastIndexOf('00>') - 40, 'latin1')
  expect(await stateOf(hidden)).toBe('ALTERED')
})

describe('by tools that are not ours', () => {
  test.skipIf(!has('pdfsig'))('pdfsig (poppler) calls the signature valid, of the whole document', () => {
    const said = execFileSync('pdfsig', [onDisk('sealed.pdf', sealed)], { encoding: 'utf8' })
    expect(said).toContain('Signature is Valid')
    expect(said).toContain('ETSI.CAdES.detached')
    expect(said).toContain('Total document signed')
    const spoilt = Buffer.from(sealed)
    spoilt.write('b5', spoilt.indexOf('/Length'), 'latin1')
    expect(execFileSync('pdfsig', [onDisk('spoilt.pdf', spoilt)], { encoding: 'utf8' })).not.toContain(
      'is Valid',
    )
  })

  test.skipIf(!has('qpdf'))('qpdf finds no fault in the file', () => {
    expect(execFileSync('qpdf', ['--check', onDisk('whole.pdf', sealed)], { encoding: 'utf8' })).toContain(
      'No syntax or stream encoding errors found',
    )
  })

  test.skipIf(!has('openssl'))('openssl takes the certificates and the signature as CAdES', () => {
    const start = sealed.lastIndexOf('/Contents <') + 10
    const end = sealed.indexOf('>', start) + 1
    const room = Buffer.from(sealed.toString('latin1', start + 1, end - 1), 'hex')
    const cms = room.subarray(0, 4 + room.readUInt16BE(2))
    const said = execFileSync(
      'openssl',
      [
        ...['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-in', onDisk('seal.der', cms)],
        ...['-content', onDisk('covered', Buffer.concat([sealed.subarray(0, start), sealed.subarray(end)]))],
        ...['-CAfile', onDisk('authority.pem', Buffer.from(pem(chain[1] as Buffer)))],
        ...[
          '-purpose',
          'any',
          '-x509_strict',
          '-attime',
          String(Date.parse('2026-11-22T00:00:00Z') / 1000),
          '-out',
          '/dev/null',
        ],
      ],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    )
    expect(said).toBe('')
  })
})
