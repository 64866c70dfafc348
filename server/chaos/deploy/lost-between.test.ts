import { expect, test } from 'vitest'
import { type Document, lostBetween, type Schema } from './lost-between.ts'

const TEXT = { type: 'string' }
const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  ...{ type: 'object', properties, required, additionalProperties: false },
})

/** A contract with one call. */
const contract = (body: Schema, answer: Schema, parameters: object[] = []): Document =>
  ({
    paths: {
      '/notes': {
        post: {
          parameters,
          requestBody: { content: { 'application/json': { schema: body } } },
          responses: { 201: { content: { 'application/json': { schema: answer } } } },
        },
      },
    },
    components: { schemas: { Note: object({ id: TEXT, text: TEXT }, ['id', 'text']) } },
  }) as Document

const BODY = object({ text: TEXT, kind: { type: 'string', enum: ['A', 'B'] } }, ['text'])
const NOTE = { $ref: '#/components/schemas/Note' }
const before = contract(BODY, NOTE)

test('a contract that only grows loses nothing', () => {
  const after = contract(
    object({ ...BODY.properties, kind: { type: 'string', enum: ['A', 'B', 'C'] }, more: TEXT }, ['text']),
    object({ id: TEXT, text: TEXT, more: TEXT }, ['id', 'text', 'more']),
    [{ name: 'page', in: 'query' }],
  )
  expect(lostBetween(before, { ...after, paths: { ...after.paths, '/more': {} } })).toEqual([])
})

test.each<[string, Document]>([
  ['POST /notes is gone', { paths: {} }],
  [
    'POST /notes newly requires query page',
    contract(BODY, NOTE, [{ name: 'page', in: 'query', required: true }]),
  ],
  [
    'POST /notes body.more is newly required',
    contract(object({ ...BODY.properties, more: TEXT }, ['text', 'more']), NOTE),
  ],
  ['POST /notes body.kind is gone', contract(object({ text: TEXT }, ['text']), NOTE)],
  [
    'POST /notes body.kind no longer takes "B"',
    contract(object({ text: TEXT, kind: { type: 'string', enum: ['A'] } }, ['text']), NOTE),
  ],
  ['POST /notes 201.text is gone', contract(BODY, object({ id: TEXT }, ['id']))],
  ['POST /notes 201.text may be missing now', contract(BODY, object({ id: TEXT, text: TEXT }, ['id']))],
  [
    'POST /notes 201.text may be null now',
    contract(BODY, object({ id: TEXT, text: { anyOf: [TEXT, { type: 'null' }] } }, ['id', 'text'])),
  ],
  [
    'POST /notes 201.id was string and is integer',
    contract(BODY, object({ id: { type: 'integer' }, text: TEXT }, ['id', 'text'])),
  ],
])('%s', (lost, after) => {
  expect(lostBetween(before, after)).toEqual([lost])
})
