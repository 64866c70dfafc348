import { ACTIVITIES } from '@gida/contract/domains/privacy/activities'
import { expect, test } from 'vitest'
import '../../../app.ts'
import type { Config } from '../../../platform/config/config.ts'
import { personalData } from '../../../platform/personal-data/declared.ts'
import { processorsOf } from '../../../platform/personal-data/processors.ts'
import { makeRecord } from './make-record.ts'
import { recordCsv, recordPdf } from './record-file.ts'

const config = (more: object = {}) =>
  ({
    ...{ provider: { mode: 'simulator' }, mail: { smtpUrl: null }, sms: null, files: { kind: 'folder' } },
    ...{ database: { url: null }, identity: null, seal: { tsaUrl: null } },
    ...more,
  }) as unknown as Config
const NOW = new Date('2026-11-26T10:00:00Z')

test('the record names every activity, and each table that holds data about people once at least', async () => {
  const record = makeRecord(config(), NOW)
  expect(record.activities.map(({ key }) => key)).toEqual(Object.keys(ACTIVITIES))
  const named = new Set(record.activities.flatMap(({ tables }) => tables))
  expect(personalData().filter(({ table }) => !named.has(table))).toEqual([])
  expect(record.activities.find(({ key }) => key === 'MONEY')?.law).toContain('6 years')
  const lines = Buffer.from(recordCsv(record)).toString('utf8').split('\r\n')
  expect(lines.length).toBeGreaterThan(record.activities.length + record.processors.length)
  expect((await recordPdf(record)).length).toBeGreaterThan(3_000)
})

test('processors are those of the adapters that are configured, with what is known of their country', () => {
  expect(processorsOf(config()).map(({ name }) => name)).toEqual([
    'The push service of your browser (Google, Apple or Mozilla)',
  ])
  const names = processorsOf(
    config({
      provider: { mode: 'live', baseUrl: 'https://api.paystack.co' },
      mail: { smtpUrl: 'smtps://gida:secret@email-smtp.eu-west-1.amazonaws.com:465' },
      sms: { mode: 'live', url: 'https://api.ng.termii.com' },
      whatsapp: { mode: 'live', url: 'https://graph.facebook.com/v24.0' },
      files: { kind: 's3', bucket: 'gida', region: 'af-south-1' },
      database: { url: 'postgres://gida:secret@127.0.0.1/gida' },
      seal: { tsaUrl: 'https://time.example.org/tsa' },
    }),
  ).map(({ name, country }) => `${name}, ${country}`)
  expect(names.slice(0, -1)).toEqual([
    'Paystack Payments Limited, Nigeria',
    'Amazon Web Services, Ireland',
    'Termii Web Tech Limited, Nigeria',
    'Meta Platforms (WhatsApp), United States',
    'Amazon Web Services, South Africa',
    'time.example.org, null',
  ])
  expect(JSON.stringify(names)).not.toContain('secret')
})
