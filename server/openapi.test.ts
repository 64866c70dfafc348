import { api } from '@gida/contract/api'
import type { Endpoint } from '@gida/contract/shared/endpoint'
import { PROBLEMS } from '@gida/contract/shared/errors'
import { FILE_TYPES } from '@gida/contract/shared/files/file-types'
import { beforeAll, describe, expect, test } from 'vitest'
import { API } from './platform/http/mount.ts'
import { useWorld } from './testing/world.ts'

type Parameter = { name: string; in: string; required?: boolean; schema?: object }
type Content = Record<string, { schema: Schema; encoding?: Record<string, { contentType: string }> }>
type Schema = { properties?: Record<string, { maxLength?: number }>; required?: string[] }
type Answer = { description?: string; content?: Content }
type Operation = {
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, Answer>
}
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> }

const world = useWorld()
const calls = Object.entries(api).flatMap(([domain, endpoints]) =>
  Object.entries(endpoints).map(([name, call]): [string, Endpoint] => [`${domain}.${name}`, call]),
)
let document: Document
beforeAll(async () => {
  document = (await world.app.inject({ url: `${API}/openapi.json` })).json()
})

/** A call at each of its addresses. */
const operationsOf = ({ method, path, also = [] }: Endpoint): Operation[] =>
  [path, ...also].map((at) => {
    const operation = document.paths[API + at]?.[method.toLowerCase()]
    if (!operation) throw new Error(`${method} ${at} is not described.`)
    return operation
  })

describe('the OpenAPI document', () => {
  test.each(calls)('says what a good answer of %s is', (_name, call) => {
    for (const { responses } of operationsOf(call)) {
      const good = Object.keys(responses).filter((status) => /^[23]/.test(status))
      if (call.answer === null) return expect([good, responses[204]?.content]).toEqual([['204'], undefined])
      if (call.answer === 'redirect') return expect(good).toEqual(['302'])
      expect(good).toEqual([String(call.status ?? 200), ...(call.later ? ['202'] : [])])
      const kinds = Object.keys(responses[call.status ?? 200]?.content ?? {})
      if (call.answer !== 'file') return expect(kinds).toEqual(['application/json'])
      const files = call.files?.map((type) => FILE_TYPES[type]) ?? []
      expect(kinds).toEqual([...files, ...(call.shown ? ['application/json'] : [])])
      expect(kinds).not.toEqual([])
    }
  })

  test.each(calls.filter(([, call]) => call.upload))('describes the form of %s', (_name, call) => {
    if (!call.upload) throw new Error('It takes no file.')
    const { field, most_bytes, types, most_files } = call.upload
    const file = { format: 'binary', maxLength: most_bytes }
    for (const { requestBody } of operationsOf(call)) {
      const form = requestBody?.content['multipart/form-data']
      expect(form?.schema.required?.includes(field)).toBe(!most_files)
      expect(form?.schema.properties?.[field]).toMatchObject(
        most_files ? { items: file, maxItems: most_files } : file,
      )
      expect('application/json' in (requestBody?.content ?? {})).toBe(most_files !== undefined)
      expect(form?.encoding?.[field]?.contentType).toBe(types.map((type) => FILE_TYPES[type]).join(', '))
      const fields = call.body && 'shape' in call.body ? Object.keys(call.body.shape as object) : []
      expect(Object.keys(form?.schema.properties ?? {})).toEqual([field, ...fields])
    }
  })

  test.each(calls)('asks %s for a key if it moves money, and only then', (_name, call) => {
    for (const { parameters = [] } of operationsOf(call)) {
      const keys = parameters.filter((parameter) => parameter.name === 'Idempotency-Key')
      expect(keys.map((key) => [key.in, key.required])).toEqual(call.money ? [['header', true]] : [])
    }
  })

  test.each(calls)('describes each failure that %s declares, under its status', (_name, call) => {
    for (const { responses } of operationsOf(call))
      for (const code of call.errors ?? []) {
        const [status, message] = PROBLEMS[code]
        expect(responses[status]?.description).toContain(`\`${code}\`: ${message}`)
      }
  })

  test('is whole: every reference leads somewhere, and every parameter of a path is declared once', () => {
    expect(document.openapi).toMatch(/^3\.1\./)
    const text = JSON.stringify(document)
    for (const [, at = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = at
        .split('/')
        .reduce<unknown>((node, name) => (node as Record<string, unknown>)?.[name], document)
      expect(found, at).toBeDefined()
    }
    for (const [path, operations] of Object.entries(document.paths)) {
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const [method, { parameters = [], responses }] of Object.entries(operations)) {
        const inPath = parameters.filter((parameter) => parameter.in === 'path')
        expect(inPath.map(({ name }) => name).toSorted(), `${method} ${path}`).toEqual(wanted.toSorted())
        expect(inPath.every(({ required }) => required)).toBe(true)
        const names = parameters.map((parameter) => `${parameter.in} ${parameter.name.toLowerCase()}`)
        expect(new Set(names).size, `${method} ${path}`).toBe(names.length)
        for (const answer of Object.values(responses)) expect(answer.description).toBeTruthy()
      }
    }
  })
})
