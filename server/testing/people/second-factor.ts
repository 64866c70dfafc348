import { generateSync } from 'otplib'
import type { World } from '../world.ts'
import type { Person } from './people.ts'

export type TestFactor = {
  secret: string
  recovery_codes: string[]
  /** A code that was not used yet: advances the clock by one step. */
  nextCode(): string
}

export const codeAt = (secret: string, when: Date): string =>
  generateSync({ secret, epoch: Math.floor(when.getTime() / 1000) })

/** Sets up a person's second factor through the API. */
export async function setUpSecondFactor(world: World, person: Pick<Person, 'post'>): Promise<TestFactor> {
  const { clock } = world.services
  const begun = (await person.post('/auth/second-factor')).json()
  const confirmed = await person.post('/auth/second-factor/confirm', {
    code: codeAt(begun.secret, clock.now()),
  })
  return {
    secret: begun.secret,
    recovery_codes: confirmed.json().recovery_codes,
    nextCode: () => {
      clock.advance(30_000)
      return codeAt(begun.secret, clock.now())
    },
  }
}
