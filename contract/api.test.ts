import { expect, test } from 'vitest'
import { api } from './api.ts'
import type { Endpoint } from './shared/endpoint.ts'
import { PROBLEMS } from './shared/errors.ts'

const calls: [string, Endpoint][] = Object.entries(api).flatMap(([domain, endpoints]) =>
  Object.entries(endpoints).map(([deed, endpoint]): [string, Endpoint] => [`${domain}.${deed}`, endpoint]),
)

test.each(calls)('%s declares who may call it, and every parameter of its path', (_, call) => {
  expect(call.access).toBeTruthy()
  for (const path of [call.path, ...(call.also ?? [])]) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(Object.keys(call.params?.shape ?? {}).sort()).toEqual(named.sort())
  }
  for (const code of call.errors ?? []) expect(PROBLEMS).toHaveProperty(code)
  if (call.answer === null) expect(call.status).toBeUndefined()
})

test('no two calls share a method and an address', () => {
  const doors = calls.flatMap(([, call]) =>
    [call.path, ...(call.also ?? [])].map((path) => `${call.method} ${path}`),
  )
  expect(new Set(doors).size).toBe(doors.length)
})
