import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { newId } from './new-id.ts'

it('is a UUID of its own each time, also where the browser makes none itself', () => {
  const made = [newId(), newId()]
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  made.push(newId(), newId())
  vi.unstubAllGlobals()
  expect(new Set(made).size).toBe(4)
  for (const id of made) expect(z.uuidv4().safeParse(id).success, id).toBe(true)
})
